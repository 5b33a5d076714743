"""The picture of Home: the company's sack in front of a circular loom and its creel. Views: ltr leaves the left half calm
for the words, rtl the right half. Everything but the sack itself is placed the other way round, so its print reads."""
import math

import numpy as np

from bobbin_parts import bobbin_colours
from goods import slab
from loom_parts import RING, fabric_tube, rings, shuttle, stripes, turned, warp
from materials import BLUE, GREEN, plain, woven
from sacks import sewn_sack
from studio import VIEW, area, backdrop, camera, copies, move, shoot, start

SIDE = 1 if VIEW == 'ltr' else -1
scene = start(exposure=0.45, world=0.15)
to = lambda x, y, z: (SIDE * x, y, z)
COUNT, OUTER, TABLE = 160, 1.25, 0.47
LOOM = to(1.14, 3.9, 0)


def tapes(white, blue, green):
    """The warp with its coloured groups; wider tapes and fewer, to be told apart out of focus."""
    rng = np.random.default_rng(2)
    place = lambda k: k % 32
    groups = {'blue': (blue, range(0, 4)), 'green': (green, range(16, 19))}
    taken = {p for _, places in groups.values() for p in places}
    some = lambda places: [k for k in range(COUNT) if place(k) in places]
    sort = dict(count=COUNT, outer=OUTER, rng=rng, fall=0.26, width=2.5)
    objs = [warp('white', some(set(range(32)) - taken), material=white, **sort)]
    return objs + [warp(name, some(places), material=m, **sort) for name, (m, places) in groups.items()]


def loom():
    """A loom on its drum with columns, as objects round the origin with the weaving ring at the height TABLE."""
    white, blue, green = (plain(n, c, 0.34, 0.6) for n, c in (('white', (0.84, 0.85, 0.85)), ('blue', BLUE), ('green', GREEN)))
    steel = plain('steel', (0.60, 0.61, 0.63), 0.32, metal=1.0)
    paint = plain('paint', (0.022, 0.13, 0.28), 0.38, 0.5, coat=0.3)
    dark = plain('dark', (0.035, 0.055, 0.085), 0.5)
    boat = plain('boat', (0.03, 0.25, 0.50), 0.35, 0.5, coat=0.4)
    fabric = woven('fabric', tapes=(COUNT / (2 * math.pi * RING), 150), depth=0.0014, stripes=stripes(COUNT, 32, 4, BLUE), crease=0.03, gap=0.4)
    objs = [*tapes(white, blue, green), fabric_tube(fabric, 2.4), *rings(steel)]
    for k in range(6):
        objs += shuttle(-math.pi / 2 + 0.30 + k * math.pi / 3, boat, white)
    objs.append(turned('guide', [(OUTER - 0.02, -0.32), (OUTER - 0.02, -0.26), (OUTER + 0.04, -0.26), (OUTER + 0.04, -0.32)], steel))
    objs.append(turned('drum', [(0.0, -0.16), (0.70, -0.16), (0.72, -0.18), (0.72, -TABLE)], paint))
    objs.append(turned('foot', [(0.72, -0.40), (1.22, -0.40), (1.25, -0.42), (1.25, -TABLE)], dark))
    for x in (-0.66, 0.66):
        objs.append(slab('post', (0.11, 0.11, 2.4), (x, 0.95, 1.2 - TABLE), paint, 0.01))
    objs.append(slab('beam', (1.5, 0.14, 0.13), (0, 0.95, 0.66), paint, 0.01))
    for o in objs:
        o.location = (o.location.x + LOOM[0], o.location.y + LOOM[1], o.location.z + TABLE)


def creel(x, y, turn, rows=9, columns=13, pitch=0.24):
    """Bobbins end-on in their rack, which faces along -y before `turn` degrees."""
    kinds = bobbin_colours()
    across = (math.cos(math.radians(turn)), math.sin(math.radians(turn)))
    frame = plain('frame', (0.10, 0.14, 0.19), 0.45, 0.5)
    spot = lambda c: (x + across[0] * c, y + across[1] * c)
    half = (columns - 1) / 2 * pitch
    for row in range(rows):
        for column in range(columns):
            kind = 1 if (column + row // 3 * 2) % 5 == 3 else 2 if (column + row // 3 * 2) % 5 == 1 else 0
            copies(kinds[kind], to(*spot(column * pitch - half), 0.25 + row * pitch), SIDE * (turn - 90))
    for objs in kinds:
        for o in objs:
            o.hide_render = True
    for column in range(columns + 1):
        at = spot((column - 0.5) * pitch - half)
        post = slab('post', (0.03, 0.05, rows * pitch + 0.4), to(at[0], at[1] + 0.15, rows * pitch / 2 + 0.1), frame)
        post.rotation_euler = (0, 0, math.radians(SIDE * turn))


backdrop(3.4, (0.495, 0.53, 0.57))
loom()
creel(2.55, 6.0, -14)
warp_stripes = [(0.022, 0.042, BLUE), (0.478, 0.498, BLUE)]
sack = sewn_sack('flour', 'art-mansooj-sack.png', dict(tapes=(210, 210), stripes=warp_stripes), thread=(0.02, 0.16, 0.40))
move(sack, to(0.15, 0, 0), SIDE * -9)
area(to(-2.3, -1.2, 1.9), to(0.2, 0, 0.4), 1.1, 76, (1, 0.97, 0.93), 1.8)
area(to(2.6, -1.8, 1.3), to(0.2, 0, 0.4), 1.8, 8, (0.92, 0.96, 1))
area(to(1.7, 1.3, 2.0), to(0.3, 0, 0.5), 0.9, 30, (0.95, 0.98, 1))
area(to(-0.9, 2.4, 3.4), LOOM, 1.6, 75, (0.97, 0.98, 1))
area(to(2.4, 3.4, 3.8), to(2.6, 5, 0.8), 2.0, 60, (0.95, 0.98, 1))
area(to(-3.5, 3.0, 5.0), to(-3.0, 8, 2), 5.0, 165)
camera(to(0.0, -3.46, 0.95), to(0.0, 0, 0.51), lens=60, fstop=1.9, focus=to(0.15, -0.11, 0.42))
shoot(scene)
