"""What a value is shown by, on a bench. view=torn: a strip of fabric pulled until it tore. plan: the month on the looms.
balance: a square of fabric of ten by ten centimetres on a laboratory balance."""
import math

import numpy as np

from goods import curve, slab
from materials import BLUE, label, plain, woven
from sacks import join
from studio import VIEW, area, asset, camera, grid, mesh, shoot, start

scene = start(exposure=0.26, world=0.22)
rng = np.random.default_rng(5)
look = dict(depth=0.0007, crease=0.02, gap=0.5, wobble=0.06)
steel = plain('steel', (0.50, 0.51, 0.52), 0.34, metal=1.0, grain=0.04, grain_scale=900)
dark = plain('dark', (0.03, 0.033, 0.037), 0.4, 0.5)
paint = plain('paint', (0.035, 0.17, 0.33), 0.4, 0.5, coat=0.3)


def sheet(name, x, y, z, material):
    """A piece of fabric from its coordinates, woven along them."""
    x, y = np.broadcast_arrays(x, y)
    return mesh(name, np.stack([x, y, z + 0 * x], -1), grid(*x.shape), uv=np.stack([x + 2, y + 2], -1), material=material)


def torn():
    """Two halves in their clamps, and the pulled-out tapes between them."""
    cloth = woven('cloth', tapes=(420, 420), **look)
    width, count, level = 0.060, 25, 0.016
    for side in (-1, 1):
        edge = 0.010 + 0.004 * np.sin(np.linspace(0, 9, 40) + side)
        along = np.linspace(0, 1, 60)[:, None]
        x = side * (edge + along * (0.115 - edge))
        y = np.linspace(-width / 2, width / 2, 40) * (1 - 0.10 * (1 - along) ** 3)
        sheet('half', x, y, level + 0.0012 * np.sin(x * 60) * np.sin(y * 90), cloth)
        tapes = []
        for k in range(count):
            t = np.linspace(0, 1, 14)
            reach, y0 = rng.uniform(0.006, 0.030), (k + 0.5) / count * width - width / 2
            tx = side * (0.016 - t * reach)
            ty = y0 * 0.9 + rng.normal(0, 0.003) * t ** 2 + rng.normal(0, 0.006) * t ** 3
            tz = level + 0.0004 + rng.uniform(-0.004, 0.010) * t ** 2
            w = 0.0010
            tapes.append((np.stack([np.stack([tx, ty - w, tz], -1), np.stack([tx, ty + w, tz + 0.0002], -1)], 1).reshape(-1, 3), grid(14, 2)))
        points, faces = join(tapes)
        mesh('tapes', points, faces, material=plain('tape', (0.80, 0.81, 0.80), 0.35, 0.5))
        for z, h in ((level - 0.011, 0.020), (level + 0.011, 0.020)):
            slab('jaw', (0.046, 0.082, h), (side * 0.122, 0, z), steel, 0.0016)
        slab('clamp', (0.050, 0.100, 0.020), (side * 0.166, 0, level), paint, 0.003)
        for y in (-0.022, 0.022):
            curve([(side * 0.122, y, level + 0.020), (side * 0.122, y, level + 0.028)], 0.0075, dark)
    camera((0.10, -0.36, 0.27), (0.0, 0.0, 0.012), lens=72, fstop=5, focus=(0, -0.01, 0.016))


def plan():
    """The sheet, a bobbin's tape in two colours over its corner, and a pencil."""
    w, h = 0.1964, 0.11
    mesh('paper', [(-w, -h, 0.0006), (w, -h, 0.0006), (w, h, 0.0006), (-w, h, 0.0006)], [[0, 1, 2, 3]],
         uv=[(0, 0), (1, 0), (1, 1), (0, 1)], material=label('plan', asset('art-loom-plan.png'), 0.6))
    pencil = [(0.07, 0.0, 0.0055), (0.205, 0.045, 0.0055)]
    curve(pencil, 0.0042, plain('pencil', (0.55, 0.03, 0.02), 0.35, 0.5, coat=0.5))
    tip = np.array(pencil[0]) - 0.09 * (np.array(pencil[1]) - pencil[0])
    curve([tip, pencil[0]], 0.0022, plain('wood', (0.62, 0.42, 0.24), 0.6))
    turn, p = np.linspace(0, 2 * math.pi, 73), np.array([(0.019, 0.0), (0.019, 0.004), (0.0285, 0.005), (0.0295, 0.03), (0.0285, 0.075), (0.019, 0.076), (0.019, 0.082), (0.012, 0.082), (0.012, 0.0)])
    for x, y, tone in ((-0.150, 0.165, (0.80, 0.81, 0.80)), (-0.075, 0.180, BLUE)):
        ring = np.stack([x + p[:, :1] * np.cos(turn), y + p[:, :1] * np.sin(turn), np.repeat(p[:, 1:], 73, 1)], -1)
        mesh('bobbin', ring, grid(len(p), 73), material=plain('tape', tone, 0.35, 0.5, grain=0.12, grain_scale=900))
    camera((0.06, -0.42, 0.37), (-0.005, 0.02, 0.004), lens=47, fstop=8, focus=(0.03, -0.02, 0))


def balance():
    """A balance from the front: its pan with the square on it, its display below."""
    body = plain('body', (0.74, 0.76, 0.78), 0.35, 0.5, coat=0.3)
    slab('body', (0.19, 0.20, 0.045), (0, 0.02, 0.030), body, 0.008)
    front = slab('front', (0.19, 0.075, 0.022), (0, -0.112, 0.022), body, 0.006)
    front.rotation_euler = (math.radians(20), 0, 0)
    a, b = 0.058, 0.0168
    display = mesh('display', [(-a, -b, 0.0116), (a, -b, 0.0116), (a, b, 0.0116), (-a, b, 0.0116)], [[0, 1, 2, 3]],
                   uv=[(0, 0), (1, 0), (1, 1), (0, 1)], material=label('display', asset('art-reading.png'), 0.2, 0.4, 0.9))
    display.location, display.rotation_euler = (0, -0.112, 0.022), (math.radians(20), 0, 0)
    for x in (-0.078, 0.078):
        button = slab('button', (0.014, 0.014, 0.003), (x, -0.112, 0.0345), paint, 0.001)
        button.rotation_euler = (math.radians(20), 0, 0)
    turn = np.linspace(0, 2 * math.pi, 73)
    pan = np.array([(0.0001, 0.0), (0.072, 0.0), (0.074, 0.001), (0.074, 0.0035), (0.072, 0.0045), (0.0001, 0.0045)])
    ring = np.stack([pan[:, :1] * np.cos(turn), 0.025 + pan[:, :1] * np.sin(turn), np.repeat(pan[:, 1:] + 0.058, 73, 1)], -1)
    mesh('pan', ring, grid(len(pan), 73), material=steel).data.use_auto_smooth = True
    curve([(0, 0.025, 0.05), (0, 0.025, 0.06)], 0.02, dark)
    t = np.linspace(-0.05, 0.05, 90)
    x, y = np.meshgrid(t, t, indexing='ij')
    z = 0.0632 + 0.0010 * (np.sin(x * 60) * np.sin(y * 50) + 1) + 0.010 * np.clip((x + y) / 0.1 - 0.5, 0, 1) ** 2
    square = mesh('square', np.stack([x, y, z], -1), grid(90, 90), uv=np.stack([x + 2, y + 2], -1),
                  material=woven('cloth', tapes=(420, 420), stripes=[(2.012, 2.022, BLUE)], **look))
    square.location, square.rotation_euler = (0, 0.025, 0), (0, 0, math.radians(14))
    camera((0.09, -0.42, 0.30), (0.0, -0.022, 0.038), lens=62, fstop=7, focus=(0, -0.06, 0.05))


slab('bench', (3, 3, 0.05), (0, 0.6, -0.0252), plain('bench', (0.30, 0.35, 0.41), 0.32, 0.5, grain=0.02, grain_scale=700), 0.001)
area((-0.45, -0.15, 0.35), (0, 0, 0), 0.22, 2.6, (1, 0.97, 0.93), 0.4)
area((0.5, 0.35, 0.22), (0, 0, 0), 0.4, 0.7, (0.88, 0.95, 1))
area((0, 0.45, 0.45), (0, 0, 0), 0.5, 1.3, (0.95, 0.98, 1), 0.2)
{'torn': torn, 'plan': plan, 'balance': balance}[VIEW]()
shoot(scene)
