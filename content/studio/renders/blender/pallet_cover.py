"""Woven pallet cover: 1 blue over a loaded pallet, 2 hem and pallet from near, 3 three colours."""
import math

import numpy as np

import boxes
from goods import pallet, strap, strap_material
from materials import plain, woven
from studio import VIEW, asset, camera, move, shoot, stage, start

scene = start(exposure=0.24)
FLOOR = 0.10


def outline(points, x, keep=0.04):
    """The path of a taut strap: the convex hull of the cover near the plane x, as (y, z) points."""
    near = sorted(map(tuple, points[np.abs(points[:, 0] - x) < keep][:, 1:]))
    cross = lambda o, a, b: (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
    hull = []
    for chain in (near, near[::-1]):
        part = []
        for p in chain:
            while len(part) > 1 and cross(part[-2], part[-1], p) <= 0:
                part.pop()
            part.append(p)
        hull += part[:-1]
    fine = []
    for a, b in zip(hull, hull[1:] + hull[:1]):
        fine += [np.array(a) + (np.array(b) - a) * t for t in np.linspace(0, 1, 8, endpoint=False)]
    return np.array(fine)


def covered(colour, accent, name, art='art-mansooj-white.png'):
    """Pallet, cover, hem cords and two straps."""
    d = boxes.load('cover')
    d['v'][:, 2] += FLOOR
    look = dict(tapes=(150, 150), colour=colour, depth=0.0018, gap=0.35, crease=0.22, through=0.03, coat=0.2, rough=0.36)
    body, printed = woven(name, **look), woven(name + '-print', art=asset(art), **look)
    objs = [boxes.skin(d, [printed, printed, printed, printed, body, body], {s: (0.33, 0.50, 0.5, 0.5) for s in (0, 1, 2, 3)}, name)]
    surface = boxes.Surface(d)
    cord = plain('hem', accent, 0.5)
    objs += boxes.edge_cords(d, surface, 0.004, cord, cord)
    for x in (-0.33, 0.33):
        band = strap(outline(d['v'], x), 0.019, strap_material((0.02, 0.02, 0.022)), 0.003)
        band.location.x = x
        objs.append(band)
    return objs


def with_pallet(objs, at, turn):
    move(objs[:-2], at, turn)
    for o, x in zip(objs[-2:], (-0.33, 0.33)):
        a = math.radians(turn)
        o.location, o.rotation_euler = (at[0] + x * math.cos(a), at[1] + x * math.sin(a), at[2]), (0, 0, a)
    for o in pallet(1.2, 1.0):
        a = math.radians(turn)
        x, y, z = o.location
        o.location = (at[0] + x * math.cos(a) - y * math.sin(a), at[1] + x * math.sin(a) + y * math.cos(a), z)
        o.rotation_euler.z += a


BLUE_PE, GREEN_PE, WHITE_PE = (0.02, 0.17, 0.42), (0.02, 0.20, 0.09), (0.78, 0.80, 0.80)
if VIEW == '3':
    stage(3.0)
    with_pallet(covered(BLUE_PE, (0.7, 0.75, 0.8), 'blue'), (-1.75, 0.35, 0), -14)
    with_pallet(covered(GREEN_PE, (0.7, 0.8, 0.72), 'green'), (0, -0.1, 0), -20)
    with_pallet(covered(WHITE_PE, (0.03, 0.22, 0.5), 'white', 'art-mansooj.png'), (1.75, 0.35, 0), -26)
    camera((0.5, -9.0, 2.9), (0.0, 0, 0.80), lens=62, fstop=11)
else:
    stage(2.0, fill=1.4)
    with_pallet(covered(BLUE_PE, (0.7, 0.75, 0.8), 'blue'), (0, 0, 0), -26)
    if VIEW == '1':
        camera((0.2, -7.0, 2.3), (0, 0, 0.60), lens=112, fstop=11)
    else:
        camera((1.2, -3.0, 0.78), (0.24, -0.55, 0.28), lens=80, fstop=8, focus=(0.27, -0.70, 0.28))
shoot(scene)
