"""A circular loom, simplified: warp tapes converge from a ring of guides to the weaving ring, the tube of fabric rises inside."""
import math

import numpy as np

from materials import BLUE, GREEN, plain, woven
from studio import area, camera, grid, mesh, shoot, start

scene = start(exposure=0.30, world=0.16)
COUNT, RING, OUTER = 420, 0.40, 1.25
rng = np.random.default_rng(2)


def turned(name, profile, material, steps=240, uv_scale=None):
    """(radius, z) points turned round the z axis."""
    turn, p = np.linspace(0, 2 * math.pi, steps + 1), np.array(profile, float)
    points = np.stack([p[:, :1] * np.cos(turn), p[:, :1] * np.sin(turn), np.repeat(p[:, 1:], steps + 1, 1)], -1)
    uv = np.stack(np.broadcast_arrays((turn * RING)[None], p[:, 1:] + 3), -1) if uv_scale else None
    return mesh(name, points, grid(len(p), steps + 1), uv=uv, material=material)


def warp(select, material, name):
    """Flat tapes from the outer guides, alternately a little up and down where the shed opens, into the ring."""
    t = np.linspace(0, 1, 24)
    points, faces, offset = [], [], 0
    for k in range(COUNT):
        if not select(k):
            continue
        angle = k / COUNT * 2 * math.pi
        radius = OUTER + (RING - OUTER) * t
        shed = 0.055 * np.sin(np.clip((t - 0.45) / 0.55, 0, 1) * math.pi) * (1 if k % 2 else -1)
        z = 0.02 * np.sin(t * 3) - 0.20 * (1 - t) ** 2 + shed + 0.002 * rng.standard_normal()
        half = 0.0021 + 0.0008 * (1 - t)
        side = np.array([-math.sin(angle), math.cos(angle), 0])
        middle = np.stack([radius * math.cos(angle), radius * math.sin(angle), z], -1)
        points.append(np.stack([middle - side * half[:, None], middle + side * half[:, None]], 1).reshape(-1, 3))
        faces.append(grid(24, 2, offset))
        offset += 48
    return mesh(name, np.concatenate(points), np.concatenate(faces), material=material)


white, blue, green = (plain(n, c, 0.32, 0.6) for n, c in (('white', (0.86, 0.87, 0.87)), ('blue', BLUE), ('green', GREEN)))
is_blue, is_green = (lambda k: k % 70 in (0, 1, 2, 3, 4)), (lambda k: k % 70 in (35, 36, 37))
warp(lambda k: not is_blue(k) and not is_green(k), white, 'white')
warp(is_blue, blue, 'blue')
warp(is_green, green, 'green')
steel = plain('steel', (0.62, 0.63, 0.65), 0.22, metal=1.0)
paint = plain('paint', (0.035, 0.17, 0.33), 0.35, 0.5, coat=0.4)
stripes = [(k * 70 / COUNT * 2 * math.pi * RING, (k * 70 + 5) / COUNT * 2 * math.pi * RING, BLUE) for k in range(6)]
fabric = woven('fabric', tapes=(COUNT / (2 * math.pi * RING), 170), depth=0.0014, stripes=stripes, crease=0.03, gap=0.5, wobble=0.05)
turned('fabric', [(RING, 0), (RING * 0.995, 0.05), (RING * 0.985, 0.2), (RING * 0.98, 1.2)], fabric, uv_scale=1)
bead = [(RING + 0.012 + 0.010 * math.cos(a), 0.0 + 0.010 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 13)]
turned('ring', bead, steel)
track = [(RING + 0.20, -0.085), (RING + 0.20, -0.075), (RING + 0.34, -0.075), (RING + 0.34, -0.085), (RING + 0.34, -0.14), (RING + 0.20, -0.14), (RING + 0.20, -0.085)]
turned('track', track, steel)
rail = [(RING + 0.22, 0.09), (RING + 0.22, 0.105), (RING + 0.27, 0.105), (RING + 0.27, 0.09), (RING + 0.22, 0.09)]
turned('upper-track', rail, steel)
turned('guide', [(OUTER, -0.30), (OUTER, -0.16), (OUTER + 0.05, -0.16), (OUTER + 0.05, -0.30)], paint)
turned('base', [(0.0, -0.42), (OUTER - 0.1, -0.42), (OUTER + 0.25, -0.55)], plain('base', (0.12, 0.15, 0.18), 0.5))
shuttle = plain('shuttle', (0.03, 0.22, 0.42), 0.3, 0.5, coat=0.5)


def boat(angle):
    """A shuttle: a curved block riding on the track with its bobbin of weft."""
    a = np.linspace(-0.24, 0.24, 30) + angle
    swell = np.sqrt(np.clip(1 - ((a - angle) / 0.245) ** 2, 0, 1))
    rows = []
    for w, h in ((-0.03, -0.075), (-0.032, 0.0), (-0.02, 0.018), (0.02, 0.018), (0.032, 0.0), (0.03, -0.075)):
        r = RING + 0.27 + w * swell
        rows.append(np.stack([r * np.cos(a), r * np.sin(a), -0.0 + h * (0.35 + 0.65 * swell)], -1))
    mesh('shuttle', np.stack(rows, 1), grid(30, 6), material=shuttle)
    b = np.linspace(-0.12, 0.12, 16) + angle
    t = np.linspace(0, 2 * math.pi, 25)
    r = RING + 0.27 + 0.034 * np.cos(t)[None]
    z = 0.028 + 0.034 * np.sin(t)[None] + 0 * b[:, None]
    mesh('weft', np.stack([r * np.cos(b)[:, None], r * np.sin(b)[:, None], z], -1), grid(16, 25), material=white)


for k in range(6):
    boat(-math.pi / 2 + 0.32 + k * math.pi / 3)
hall = plain('hall', (0.28, 0.33, 0.39), 0.8)
mesh('floor', [(-9, -9, -0.56), (9, -9, -0.56), (9, 9, -0.56), (-9, 9, -0.56)], [[0, 1, 2, 3]], material=hall)
mesh('wall', [(-9, 4, -0.6), (9, 4, -0.6), (9, 4, 5), (-9, 4, 5)], [[0, 1, 2, 3]], material=hall)
area((-2.0, -1.2, 2.0), (0, 0, 0), 1.3, 100, (1, 0.97, 0.93), 2.0)
area((2.4, 0.6, 1.5), (0, 0, 0), 1.8, 50, (0.88, 0.95, 1))
area((0, 1.8, 2.6), (0, 0.2, 0), 2.2, 45, (0.95, 0.98, 1), 1.0)
camera((0.50, -1.75, 0.80), (0.02, -0.18, 0.03), lens=46, fstop=3.2, focus=(0.05, -0.45, 0))
shoot(scene)
