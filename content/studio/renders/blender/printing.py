"""A printed fabric web running over steel and rubber rollers."""
import math

import numpy as np

from goods import slab
from materials import plain, woven
from studio import add_uv, area, asset, camera, grid, mesh, shoot, start

scene = start(exposure=0.28, world=0.2)
WIDTH = 1.1


def cylinder(y, z, radius, material, length=WIDTH + 0.25):
    turn = np.linspace(0, 2 * math.pi, 97)
    rows = [[(x, y + r * math.cos(t), z + r * math.sin(t)) for t in turn]
            for x, r in ((-length / 2, 0), (-length / 2, radius), (length / 2, radius), (length / 2, 0))]
    o = mesh('roller', rows, grid(4, 97), material=material)
    o.data.use_auto_smooth = True
    return o


def web_path():
    """A hand-laid run: up from below, over the big drum, under the steel roller, over the last one and down to the front."""
    arc = lambda y, z, r, a, b, n=60: [(y + r * math.cos(t), z + r * math.sin(t)) for t in np.radians(np.linspace(a, b, n))]
    path = arc(0.62, 0.62, 0.302, 20, 118) + arc(0.02, 0.80, 0.122, 298, 238) + arc(-0.52, 0.80, 0.182, 58, 182)
    return np.array(path + [(-0.702, 0.4), (-0.702, -0.3)])


path = web_path()
fine = []
for a, b in zip(path[:-1], path[1:]):
    n = max(1, int(np.hypot(*(b - a)) / 0.012))
    fine += [a + (b - a) * t for t in np.linspace(0, 1, n, endpoint=False)]
fine = np.array(fine + [path[-1]])
length = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(fine, axis=0).T))])
across = np.linspace(-0.5, 0.5, 41) * WIDTH
points = np.zeros((len(fine), 41, 3))
points[:, :, 0], points[:, :, 1], points[:, :, 2] = across[None], fine[:, :1], fine[:, 1:]
uv = np.stack(np.broadcast_arrays(across[None] + 2, length[:, None]), -1)
art = np.stack(np.broadcast_arrays(across[None] / WIDTH + 0.5, ((length[-1] - length) / WIDTH)[:, None]), -1)
cloth = mesh('web', points, grid(len(fine), 41), uv=uv,
             material=woven('web', tapes=(250, 250), art=asset('art-web.png'), depth=0.0009, crease=0.02, gap=0.3, through=0.05, rough=0.32, coat=0.15, wobble=0.06))
faces = grid(len(fine), 41)
add_uv(cloth.data, 'print', art.reshape(-1, 2)[faces.ravel()])
for node in cloth.data.materials[0].node_tree.nodes:
    if node.type == 'TEX_IMAGE':
        node.extension = 'REPEAT'
steel = plain('steel', (0.66, 0.67, 0.69), 0.18, metal=1.0)
rubber = plain('rubber', (0.02, 0.09, 0.17), 0.45)
cylinder(0.62, 0.62, 0.30, rubber)
cylinder(0.02, 0.80, 0.12, steel)
cylinder(-0.52, 0.80, 0.18, steel)
cylinder(-0.10, 0.52, 0.10, rubber)
frame = plain('frame', (0.10, 0.20, 0.33), 0.4, coat=0.3)
for x in (-0.72, 0.72):
    slab('cheek', (0.05, 1.9, 0.24), (x, 0.1, 0.70), frame, 0.01)
    slab('leg', (0.05, 0.22, 1.2), (x, 0.6, 0.0), frame, 0.01)
    slab('leg', (0.05, 0.22, 1.2), (x, -0.45, 0.0), frame, 0.01)
hall = plain('hall', (0.32, 0.38, 0.45), 0.8)
mesh('floor', [(-9, -9, -0.6), (9, -9, -0.6), (9, 9, -0.6), (-9, 9, -0.6)], [[0, 1, 2, 3]], material=hall)
mesh('wall', [(-9, 3.2, -0.6), (9, 3.2, -0.6), (9, 3.2, 5), (-9, 3.2, 5)], [[0, 1, 2, 3]], material=hall)
area((-2.2, -1.6, 2.6), (0, 0, 0.7), 1.4, 120, (1, 0.97, 0.93), 2.2)
area((2.6, -1.0, 1.4), (0, 0, 0.6), 1.8, 26, (0.9, 0.96, 1))
area((0.2, 0.9, 3.0), (0, 0.1, 0.7), 2.0, 60, (0.95, 0.98, 1), 0.8)
camera((1.35, -2.5, 1.62), (0.05, -0.22, 0.66), lens=58, fstop=4, focus=(0.1, -0.6, 0.8))
shoot(scene)
