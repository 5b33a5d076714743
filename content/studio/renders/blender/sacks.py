"""Build a simulated sack as objects: skin with print, crepe tape, stitches with a loose thread end."""
import math

import numpy as np

from materials import plain, woven
from studio import add_uv, asset, bake, grid, mesh


def tube(path, radius, sides=6):
    """Points and faces of a round tube along a path, thinner at both ends."""
    path = np.asarray(path, float)
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None] + 1e-9
    a = np.cross(along, np.array([0.13, 0.31, 0.94]))
    a /= np.linalg.norm(a, axis=1)[:, None] + 1e-9
    b, turn = np.cross(along, a), np.arange(sides + 1) / sides * 2 * math.pi
    r = np.full(len(path), float(radius))
    r[0] *= 0.5
    r[-1] *= 0.5
    ring = np.cos(turn)[None, :, None] * a[:, None, :] + np.sin(turn)[None, :, None] * b[:, None, :]
    return (path[:, None, :] + r[:, None, None] * ring).reshape(-1, 3), grid(len(path), sides + 1)


def join(parts):
    """Points and faces of several parts as one mesh."""
    points, faces, offset = [], [], 0
    for p, f in parts:
        points.append(p)
        faces.append(f + offset)
        offset += len(p)
    return np.concatenate(points), np.concatenate(faces)


def load(name):
    """A simulated sack with its lowest point on the floor and its middle over the origin."""
    d = dict(np.load(asset(name + '.npz')))
    v = d['v']
    v[:, 2] -= v[:, 2].min() - 0.0005
    v[:, :2] -= (v[:, :2].max(0) + v[:, :2].min(0)) / 2
    return d


def skin(d, front, back, name='sack'):
    """The sack's surface: `front` material with the print, `back` without."""
    obj = mesh(name, d['v'], d['f'], uv=d['uv'])
    m = obj.data
    m.materials.append(front)
    m.materials.append(back)
    m.polygons.foreach_set('material_index', d['fside'].astype(np.int32))
    add_uv(m, 'print', (d['uv'] / np.array([d['W'], d['H']]))[d['f'].ravel()])
    return bake(obj)


def seam_frame(d):
    """Base line, top line, and unit up and normal vectors along a sewn mouth, one step longer at both ends."""
    index, nz, flap, v = d['idx'], int(d['nz']), int(d['FL']), d['v']
    longer = lambda p: np.concatenate([[p[0] + (p[0] - p[1]) * 2], p, [p[-1] + (p[-1] - p[-2]) * 2]])
    base, top = longer(v[index[0][:, nz]]), longer(v[index[0][:, nz + flap]])
    height = np.linalg.norm(top - base, axis=1)[:, None]
    up, along = (top - base) / height, np.gradient(top, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    return base, top, up, np.cross(along, up), height


def sewn_top(d, tape, thread, name='sack'):
    """Crepe tape folded over the mouth, chain stitches on both sides, and the thread's loose end."""
    base, top, up, out, height = seam_frame(d)
    t = 0.0034
    section = [base - up * 0.004 + out * t * 1.2, base + up * height * 0.5 + out * t, top + up * 0.001 + out * t * 0.8,
               top + up * 0.004, top + up * 0.001 - out * t * 0.8, base + up * height * 0.5 - out * t,
               base - up * 0.004 - out * t * 1.2]
    band = mesh(name + '-tape', np.stack(section, 1), grid(len(base), 7), material=tape)
    middle = base + up * height * 0.45
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(middle, axis=0), axis=1))])
    at = lambda s, p: np.stack([np.interp(s, length, p[:, k]) for k in range(3)], -1)
    parts = []
    for side in (1, -1):
        for s in np.arange(0.003, length[-1] - 0.003, 0.0095):
            where = np.linspace(s, s + 0.0066, 5)
            parts.append(tube(at(where, middle) + side * at(where, out) * (t + 0.0006), 0.00095))
    end = middle[-1] + out[-1] * t
    tail = [end + np.array([0.012 * math.sin(k * .33) + 0.0016 * k, -0.003 * math.sin(k * .5),
                            0.006 * math.sin(k * .3) - 0.00045 * k * k]) for k in range(16)]
    parts.append(tube(tail, 0.0011))
    return [band, mesh(name + '-thread', *join(parts), material=thread)]


def sewn_sack(shape, art=None, look=None, tape=(0.80, 0.79, 0.76), thread=(0.72, 0.10, 0.07), name='sack'):
    """Objects of a sewn sack at the origin; `look` goes to the woven material."""
    d, look = load(shape), look or {}
    front = woven(name + '-front', art=asset(art) if art else None, **look)
    objs = [skin(d, front, woven(name + '-back', **look), name)]
    return objs + sewn_top(d, plain(name + '-crepe', tape, 0.7), plain(name + '-cotton', thread, 0.55), name)


GLOSSY = dict(coat=0.9, bump=0.55, depth=0.0007, gap=0.08, crease=0.10, through=0.0, rough=0.24)
COATED = dict(coat=0.25, bump=0.7, depth=0.0009, gap=0.22, crease=0.12, through=0.05, rough=0.34)
