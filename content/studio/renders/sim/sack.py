"""Simulate a two-sided sack and store it: sack.py out=x.npz mode=stand|lying|tied|open [w= h= vt= ...]."""
import sys

import numpy as np

from xpbd import simulate

O = dict(a.split('=', 1) for a in sys.argv[1:])
num = lambda name, default: float(O.get(name, default))
MODE, SEED = O.get('mode', 'stand'), int(O.get('seed', 3))
W, H = num('w', 0.52), num('h', 0.86)
CELL = num('cell', 0.0082)
NX, NZ = int(round(W / CELL)), int(round(H / CELL))
SEWN = MODE in ('stand', 'lying')
FLAP = 4 if SEWN else 0
rng = np.random.default_rng(SEED)


def grid():
    """Front and back panels that share their sides and bottom, and when sewn the top too."""
    index, points, uv = -np.ones((2, NX + 1, NZ + 1 + FLAP), int), [], []
    for side in (0, 1):
        for i in range(NX + 1):
            for j in range(NZ + 1 + FLAP):
                shared = i in (0, NX) or j == 0 or (SEWN and j >= NZ)
                if side and shared:
                    index[1, i, j] = index[0, i, j]
                    continue
                index[side, i, j] = len(points)
                y = 0 if shared else (-1, 1)[side] * 0.004
                points.append(((i / NX - 0.5) * W, y, j * H / NZ))
                uv.append((i / NX * W, j * H / NZ))
    return index, np.array(points), np.array(uv)


index, rest, uv = grid()
faces, mask, side_of = [], [], []
level = num('fill', 1.0)
for i in range(NX):
    for j in range(NZ + FLAP):
        corners = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
        holds = 1.0 if j < NZ * level else 0.0
        faces.append([index[0][c] for c in corners]); mask.append(holds); side_of.append(0)
        if j < NZ:
            a, b, c, d = (index[1][q] for q in corners)
            faces.append([a, d, c, b]); mask.append(holds); side_of.append(1)
faces, mask = np.array(faces), np.array(mask)

start = rest.copy()
for _ in range(14):
    kx, kz = rng.normal(0, 16, 2)
    start[:, 1] += 0.0022 * np.sin(kx * rest[:, 0] + kz * rest[:, 2] + rng.random() * 6.3)
front, back = index[0][1:NX, 1:NZ].ravel(), index[1][1:NX, 1:NZ].ravel()


def keep_sides_apart(x):
    """The solver knows no self-collision: hold the two sides 3 mm apart, or the back shows through the front."""
    gap = x[back, 1] - x[front, 1]
    close = gap < 0.003
    push = (0.003 - gap[close]) / 2
    x[front[close], 1] -= push
    x[back[close], 1] += push


def sewn_pin():
    top = index[0][:, NZ + 1:].ravel()
    lean, drop, height = num('lean', 0.035), num('drop', 0.085), rest[top, 2]
    wave = 0.016 * np.sin(rest[top, 0] * 13 + SEED) + 0.006 * np.sin(rest[top, 0] * 31 + 1)
    def pin(x, t):
        keep_sides_apart(x)
        s = min(1, t * 2.2)
        x[top, 1] = (wave + lean) * s
        x[top, 2] = height - s * (drop + 0.010 * np.sin(rest[top, 0] * 9 + SEED * 2))
        x[top, 0] = rest[top, 0] * (1 - 0.06 * s)
    return pin


def ring_pin(first_row, target):
    """Lead rows from first_row up to target(theta, rise): theta runs round the bag, rise 0..1 up the rows."""
    held, theta, rise = [], [], []
    for j in range(first_row, NZ + 1):
        for side in (0, 1):
            for i in range(NX + 1):
                if side and i in (0, NX):
                    continue
                held.append(index[side, i, j])
                theta.append(np.pi * (1 + i / NX) if side == 0 else np.pi * (1 - i / NX))
                rise.append((j - first_row) / max(1, NZ - first_row))
    held, theta, rise = np.array(held), np.array(theta), np.array(rise)
    goal = target(theta, rise)
    def pin(x, t):
        s = min(1, t * 1.7); s = s * s * (3 - 2 * s)
        x[held] = rest[held] * (1 - s) + goal * s
    return pin


def tied_goal(theta, rise):
    pleat = 0.010 * np.sin(9 * theta + SEED) + 0.007 * np.sin(14 * theta + 2)
    r = 0.024 + (0.075 + pleat * 2.2) * np.clip(rise - 0.06, 0, 1) ** 0.8 + pleat * 0.35
    lift = num('neck', 0.40) + rise * num('frill', 0.075) + 0.02 * rise * np.sin(5 * theta + SEED)
    return np.stack([r * np.cos(theta) + 0.03 * rise, r * np.sin(theta) * 0.85, lift], 1)


def open_goal(theta, rise):
    wave = 1 + 0.05 * np.sin(3 * theta + SEED) + 0.035 * np.sin(5 * theta + 1)
    x, y = W * 0.385 * np.cos(theta) * wave, W * 0.235 * np.sin(theta) * wave
    z = num('mouth', H * 0.9) + rise * 0.02 + 0.012 * np.sin(2 * theta + SEED) + 0.006 * np.sin(7 * theta)
    return np.stack([x, y, z], 1)


pin = None
if MODE == 'stand':
    pin = sewn_pin()
elif MODE == 'tied':
    pin = ring_pin(int(NZ * num('from', 0.86)), tied_goal)
elif MODE == 'open':
    pin = ring_pin(NZ - 1, open_goal)
elif MODE == 'lying':
    start = np.stack([start[:, 0], start[:, 2] - H / 2, -start[:, 1] + 0.05], 1)

settings = dict(volume=num('vt', 0.0345), pressure=num('p', 14), hydro=num('kz', 18), gravity=num('g', 3),
                steps=int(num('sub', 2400)), pin=pin, origin_z=num('oz', 0))
if 'ceil' in O:
    settings['ceiling'] = num('ceil', 0)
if level < 1:
    settings['fill_z'] = num('fillz', H * level * 0.9)
settled = simulate(start, faces, mask, rest, **settings)
np.savez(O['out'], v=settled, f=faces, idx=index, uv=uv, fside=np.array(side_of), W=W, H=H, nz=NZ, nx=NX, FL=FLAP)
