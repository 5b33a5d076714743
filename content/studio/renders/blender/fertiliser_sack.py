"""Fertiliser sack: 1 standing with spilled granules, 2 stacked on a pallet, 3 the print from near."""
import numpy as np

from goods import pallet, pellet
from materials import plain
from sacks import COATED, sewn_sack
from studio import VIEW, camera, copies, link, move, shoot, stage, start

scene = start(exposure=0.28)
LOOK = dict(COATED)


def spill(centre, count=420, spread=0.17, seed=3):
    """A low heap of fertiliser granules."""
    rng = np.random.default_rng(seed)
    kinds = [pellet(f'grain{k}', plain(f'grain{k}', c, 0.55), 1, 0.95, 0.95, 2.1)
             for k, c in enumerate(((0.10, 0.30, 0.50), (0.62, 0.63, 0.60), (0.16, 0.38, 0.22)))]
    for k in range(count):
        o = link(kinds[rng.choice(3, p=(0.4, 0.35, 0.25))].copy())
        distance, angle = abs(rng.normal(0, 1)) * spread * 0.55, rng.random() * 6.28
        height = max(0.0, 0.045 - distance * 0.36) * rng.random() ** 0.5
        size = rng.uniform(0.0034, 0.0052)
        o.location = (centre[0] + distance * np.cos(angle) * 1.3, centre[1] + distance * np.sin(angle), height + size * 0.9)
        o.scale, o.rotation_euler = (size,) * 3, rng.uniform(0, 6, 3)
    for kind in kinds:
        kind.hide_render = True


if VIEW == '2':
    stage(1.7)
    pallet(1.12, 1.36)
    bag = sewn_sack('fert-lying', 'art-fertiliser.png', LOOK)
    rng = np.random.default_rng(1)
    jitter = lambda size: rng.normal(0, size)
    for layer in range(6):
        flip = 180 * (layer % 2)
        sign = 1 if layer % 2 == 0 else -1
        for x, y, turn in ((-0.265, -0.25, 0), (0.265, -0.25, 180), (0, 0.43, 90)):
            at = (x * sign + jitter(0.008), y * sign + jitter(0.01), 0.142 + layer * 0.114)
            copies(bag, at, turn + flip + jitter(1.6))
    for o in bag:
        o.hide_render = True
    camera((2.1, -4.6, 1.75), (0.0, 0, 0.43), lens=84, fstop=8)
elif VIEW == '3':
    stage()
    move(sewn_sack('fert', 'art-fertiliser.png', LOOK), (0, 0, 0), 8)
    camera((-0.45, -1.25, 0.52), (0.015, -0.05, 0.36), lens=105, fstop=4, focus=(-0.02, -0.1, 0.36))
else:
    stage()
    move(sewn_sack('fert', 'art-fertiliser.png', LOOK), (-0.05, 0, 0), -13)
    spill((0.30, -0.22))
    camera((0.55, -3.0, 0.9), (0.06, -0.03, 0.395), lens=80, fstop=5.6, focus=(-0.05, -0.12, 0.4))
shoot(scene)
