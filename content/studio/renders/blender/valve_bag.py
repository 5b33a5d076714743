"""Block-bottom valve bag for cement: 1 standing, 2 stacked in layers, 3 the folded end from near."""
import numpy as np

import boxes
from materials import woven
from studio import VIEW, asset, camera, copies, move, shoot, stage, start

KRAFT = (0.42, 0.26, 0.13)
scene = start(exposure=0.30)
LOOK = dict(colour=KRAFT, coat=0.12, bump=0.65, depth=0.0008, gap=0.25, crease=0.12, through=0.03, rough=0.42, tapes=(260, 260))


def bag(shape, face, end_sides, name):
    """A bag whose printed faces are `face` sides and whose folded ends are `end_sides`."""
    d = boxes.load(shape)
    body = woven(name + '-body', **LOOK)
    front = woven(name + '-front', art=asset('art-cement.png'), **LOOK)
    end = woven(name + '-end', art=asset('art-cement-end.png'), **LOOK)
    materials = [front if s in face else end if s in end_sides else body for s in range(6)]
    wx, wy, h = float(d['WX']), float(d['WY']), float(d['H'])
    size = {0: (wx, h), 1: (wy, h), 2: (wx, h), 3: (wy, h), 4: (wx, wy), 5: (wx, wy)}
    windows = {s: (0, 0, *size[s]) for s in (*face, *end_sides)}
    return [boxes.skin(d, materials, windows, name)]


if VIEW == '1':
    stage(0.8)
    move(bag('valve', (0, 2), (4, 5), 'standing'), (0, 0, 0), 24)
    camera((0.35, -2.3, 1.0), (0, 0, 0.275), lens=92, fstop=8)
elif VIEW == '3':
    stage(0.8)
    move(bag('valve', (0, 2), (4, 5), 'standing'), (0, 0, 0), 20)
    camera((0.42, -0.66, 1.50), (0.065, 0.0, 0.578), lens=122, fstop=11)
else:
    stage(1.5)
    lying = bag('valve-lying', (4,), (1, 3), 'lying')
    rng = np.random.default_rng(4)
    for layer in range(5):
        for k, x in enumerate((-0.62, 0.0, 0.62)):
            for y in (-0.27, 0.27):
                shift = 0.31 * (layer % 2) - 0.155
                at = (x + shift * 0.12 + rng.normal(0, 0.006), y + rng.normal(0, 0.006), layer * 0.121)
                copies(lying, at, 180 * (k % 2) + rng.normal(0, 0.8))
    for o in lying:
        o.hide_render = True
    camera((1.7, -3.6, 1.9), (0.02, 0, 0.28), lens=70, fstop=8)
shoot(scene)
