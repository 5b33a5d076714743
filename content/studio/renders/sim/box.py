"""Simulate a filled box of fabric and store it: box.py out=x.npz wx= wy= h= n= vt= p= kz= [ceil=].

Faces are numbered 0 front (-y), 1 right, 2 back, 3 left, 4 top, 5 bottom; fuv is in metres on each face.
"""
import sys

import numpy as np

from xpbd import simulate

O = dict(a.split('=', 1) for a in sys.argv[1:])
num = lambda name, default: float(O.get(name, default))
WX, WY, H, CELL = num('wx', 0.92), num('wy', 0.92), num('h', 1.12), num('cell', 0.021)
NX, NY, NZ = (int(round(length / CELL)) for length in (WX, WY, H))
rng = np.random.default_rng(int(num('seed', 5)))
ids, points, faces, uv, side_of = {}, [], [], [], []


def vertex(i, j, k):
    if (i, j, k) not in ids:
        ids[(i, j, k)] = len(points)
        points.append(((i / NX - 0.5) * WX, (j / NY - 0.5) * WY, k / NZ * H))
    return ids[(i, j, k)]


def panel(side, n, m, width, height, at):
    """n x m quads of one side; `at(a, b)` names the grid corner a across and b up."""
    for a in range(n):
        for b in range(m):
            corners = ((a, b), (a + 1, b), (a + 1, b + 1), (a, b + 1))
            faces.append([vertex(*at(*c)) for c in corners])
            uv.append([(c[0] / n * width, c[1] / m * height) for c in corners])
            side_of.append(side)


panel(0, NX, NZ, WX, H, lambda a, b: (a, 0, b))
panel(1, NY, NZ, WY, H, lambda a, b: (NX, a, b))
panel(2, NX, NZ, WX, H, lambda a, b: (NX - a, NY, b))
panel(3, NY, NZ, WY, H, lambda a, b: (0, NY - a, b))
panel(4, NX, NY, WX, WY, lambda a, b: (a, b, NZ))
if 'inner' not in O:
    panel(5, NX, NY, WX, WY, lambda a, b: (a, NY - b, 0))
rest, faces = np.array(points), np.array(faces)
start = rest.copy()
size = num('crumple', 0.0035)
for _ in range(16):
    k = rng.normal(0, num('wave', 7), 3)
    outward = np.sign(rest - [0, 0, H / 2]) * np.array([1, 1, 0.3])
    start += (size * np.sin(rest @ k + rng.random() * 6.3))[:, None] * outward
start[:, 2] = np.maximum(start[:, 2], 0)


def walls_pin():
    """Inner walls of a baffle bag: opposite sides may not part by more than baffle x their distance."""
    limit = num('baffle', 1.0)
    side = [np.array([ids[q] for q in ids if q[axis] == end and 0 < q[2] < NZ])
            for axis, end in ((0, 0), (0, NX), (1, 0), (1, NY))]
    def pin(x, _t):
        for verts, axis, sign, width in zip(side, (0, 0, 1, 1), (-1, 1, -1, 1), (WX, WX, WY, WY)):
            edge = width / 2 * limit
            over = x[verts, axis] * sign > edge
            x[verts[over], axis] -= (x[verts[over], axis] - sign * edge) * 0.5
    return pin


def drape_pin():
    """A hard load under an open cover: no point may lie inside the box that is `inner` metres smaller all round."""
    gap = num('inner', 0.02)
    half = np.array([WX / 2 - gap, WY / 2 - gap])
    top = H - gap
    def pin(x, _t):
        room = np.concatenate([half - np.abs(x[:, :2]), (top - x[:, 2])[:, None]], 1)
        within = (room > 0).all(1)
        axis = room.argmin(1)
        for k in (0, 1):
            hit = within & (axis == k)
            x[hit, k] = np.sign(x[hit, k]) * half[k]
        x[within & (axis == 2), 2] = top
    return pin


settings = dict(volume=num('vt', 1.03), pressure=num('p', 26), hydro=num('kz', 9), gravity=num('g', 2), friction=0.15,
                steps=int(num('sub', 2400)), bend=num('bend', 0.001))
if 'baffle' in O:
    settings['pin'] = walls_pin()
if 'inner' in O:
    settings['pin'] = drape_pin()
if 'ceil' in O:
    settings['ceiling'] = num('ceil', 0)
settled = simulate(start, faces, np.ones(len(faces)), rest, **settings)
np.savez(O['out'], v=settled, f=faces, fuv=np.array(uv), fside=np.array(side_of), n=NX, ny=NY, m=NZ, WX=WX, WY=WY,
         H=H, keys=np.array(list(ids.keys())))
