"""Build a simulated box of fabric: one material per side, printed sides, seams along the edges."""
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from goods import curve
from studio import add_uv, asset, bake, mesh


def load(name):
    d = dict(np.load(asset(name + '.npz')))
    d['v'][:, 2] -= d['v'][:, 2].min() - 0.0005
    d['at'] = {tuple(k): i for i, k in enumerate(d['keys'].tolist())}
    return d


def skin(d, materials, windows, name='box'):
    """The surface. materials: six, by side (0 front, 1 right, 2 back, 3 left, 4 top, 5 bottom);
    windows: {side: (left, bottom, width, height)} in metres, where that side's print lies."""
    obj = mesh(name, d['v'], d['f'], corner_uv=d['fuv'].reshape(-1, 2))
    m, side = obj.data, d['fside']
    used = list(dict.fromkeys(materials))
    for material in used:
        m.materials.append(material)
    m.polygons.foreach_set('material_index', np.array([used.index(materials[s]) for s in side], np.int32))
    printed = np.full(d['fuv'].shape, -1.0)
    for s, (left, bottom, width, height) in windows.items():
        printed[side == s] = (d['fuv'][side == s] - np.array([left, bottom])) / np.array([width, height])
    add_uv(m, 'print', printed.reshape(-1, 2))
    return bake(obj)


class Surface:
    """Nearest points on the bag's skin, with normals that point outwards."""

    def __init__(self, d):
        self.tree = BVHTree.FromPolygons([Vector(p) for p in d['v'].tolist()], [tuple(f) for f in d['f'].tolist()])
        self.middle = np.array([0, 0, float(d['H']) / 2])

    def near(self, point):
        where, normal, _, _ = self.tree.find_nearest(Vector(point))
        where, normal = np.array(where), np.array(normal)
        return where, normal if np.dot(normal, where - self.middle) >= 0 else -normal


def smooth(path, times=6):
    path = np.array(path, float)
    for _ in range(times):
        path[1:-1] = 0.25 * path[:-2] + 0.5 * path[1:-1] + 0.25 * path[2:]
    return path


def edge_cords(d, surface, radius, upright, rim):
    """Seam cords along the four standing edges and round the top."""
    n, ny, m, at, v = int(d['n']), int(d['ny']), int(d['m']), d['at'], d['v']
    lay = lambda path: [q + nr * radius * 0.5 for q, nr in (surface.near(p) for p in smooth(path, 3))]
    objs = [curve(lay([v[at[(i, j, k)]] for k in range(m + 1)]), radius, upright)
            for i, j in ((0, 0), (n, 0), (n, ny), (0, ny))]
    ring = ([(i, 0) for i in range(n)] + [(n, j) for j in range(ny)] + [(n - i, ny) for i in range(n)]
            + [(0, ny - j) for j in range(ny + 1)])
    return objs + [curve(lay([v[at[(i, j, m)]] for i, j in ring]), radius * 1.15, rim)]
