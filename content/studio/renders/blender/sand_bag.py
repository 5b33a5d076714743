"""Plain sandbag: 1 tied, 2 a wall of khaki bags, 3 the tied neck from near."""
import math

import numpy as np

from goods import curve
from materials import GREEN, plain, woven
from sacks import load, sewn_sack, skin
from studio import VIEW, camera, copies, move, shoot, stage, start

scene = start(exposure=0.30)
LOOK = dict(tapes=(210, 210), crease=0.2, gap=0.5, depth=0.0013)


def tied_bag():
    """The tied sandbag with its cord."""
    d = load('sand-tied')
    fabric = woven('sand', **LOOK)
    objs = [skin(d, fabric, fabric, 'sandbag')]
    v, row = d['v'], int(int(d['nz']) * 0.86)
    neck = v[d['idx'][0][:, row]]
    middle = (neck.max(0) + neck.min(0)) / 2
    radius = np.linalg.norm(neck[:, :2] - middle[:2], axis=1).max() + 0.004
    turns = np.linspace(0, 6.2 * math.pi, 140)
    cord = plain('cord', GREEN, 0.6, grain=0.6, grain_scale=300)
    wound = [middle + [radius * math.cos(a), radius * 0.95 * math.sin(a), 0.004 + 0.0011 * a] for a in turns]
    end = wound[-1]
    for side, bend in ((1, 0.9), (1, 1.6)):
        wound_tail = [end + [0.012 + 0.011 * k, -0.010 * k * bend, 0.008 * math.sin(k * 0.5) - 0.0011 * k * k * bend]
                      for k in range(9)]
        objs.append(curve(wound_tail, 0.0032, cord))
    return objs + [curve(wound, 0.0032, cord)]


if VIEW == '2':
    stage(1.25)
    bag = sewn_sack('sand-lying', None, dict(LOOK, colour=(0.42, 0.36, 0.23)), tape=(0.36, 0.31, 0.2), thread=(0.2, 0.16, 0.1))
    rng = np.random.default_rng(6)
    for layer in range(5):
        for k in range(-4, 5):
            x = k * 0.535 + 0.27 * (layer % 2) + rng.normal(0, 0.012)
            at = (x, 0.04 * layer + rng.normal(0, 0.012), layer * 0.088)
            copies(bag, at, 90 + 180 * rng.integers(2) + rng.normal(0, 2.5))
    for o in bag:
        o.hide_render = True
    camera((-0.9, -2.9, 1.15), (0.0, 0, 0.26), lens=74, fstop=5.6, focus=(-0.1, -0.2, 0.3))
elif VIEW == '3':
    stage(0.62)
    move(tied_bag(), (0, 0, 0), 10)
    camera((0.25, -0.95, 0.62), (0.0, 0, 0.40), lens=92, fstop=4, focus=(0, -0.03, 0.42))
else:
    stage(0.62)
    move(tied_bag(), (0, 0, 0), -16)
    camera((0.35, -2.0, 0.62), (0, 0, 0.235), lens=94, fstop=6.3)
shoot(scene)
