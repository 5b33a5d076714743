"""Folded flat bags: single slabs, neat stacks and strapped bales."""
import math

import numpy as np

from mathutils import Matrix

from goods import strap
from materials import plain, woven
from studio import add_uv, asset, grid, mesh

BAG = (0.54, 0.40, 0.0058)


def flat_bag(name, material, size=BAG, seed=0):
    """One folded bag: a thin cushion with a round folded edge towards -y, a little uneven."""
    rng = np.random.default_rng(seed)
    w, d, t = size
    n, m = 26, 22
    section = [(-d / 2 - 0.5 * t * math.sin(a), 0.5 * t * math.cos(a)) for a in np.linspace(math.pi, 0, 9)]
    top = [(y, t / 2) for y in np.linspace(-d / 2, d / 2, m)[1:]]
    bottom = [(y, -t / 2) for y in np.linspace(d / 2, -d / 2, m)]
    outline = np.array(section + top + [(d / 2, t * 0.1), (d / 2, -t * 0.1)] + bottom)
    x = np.linspace(-w / 2, w / 2, n)
    points = np.zeros((n, len(outline), 3))
    points[:, :, 0] = x[:, None]
    points[:, :, 1] = outline[None, :, 0] + 0.0012 * np.sin(x * 21 + seed)[:, None]
    dent = 0.0009 * np.sin(x * 15 + seed)[:, None] * np.sin(outline[:, 0] * 17 + seed * 2)[None]
    points[:, :, 2] = outline[None, :, 1] * (1 - 0.25 * np.abs(x / w * 2)[:, None] ** 8) + dent + rng.normal(0, 0.00008, (n, 1))
    faces = grid(n, len(outline))
    uv = np.stack(np.broadcast_arrays(x[:, None] + 2, outline[None, :, 0] + outline[None, :, 1] + 2), -1)
    obj = mesh(name, points, faces, uv=uv, material=material)
    art = np.stack(np.broadcast_arrays(x[:, None] / w + 0.5, np.where(outline[:, 1] > 0, outline[:, 0] / d + 0.5, -1)[None]), -1)
    add_uv(obj.data, 'print', art.reshape(-1, 2)[faces.ravel()])
    return obj


def stack(kinds, count, seed=1, pitch=0.0057, jitter=0.003):
    """`count` bags on one another, sagging more towards the top edge; returns [(kind, location, turn degrees)]."""
    rng = np.random.default_rng(seed)
    return [(int(rng.integers(len(kinds))), (rng.normal(0, jitter), rng.normal(0, jitter), pitch * (k + 0.5)), rng.normal(0, 0.5))
            for k in range(count)]


def bale_mesh(name, size, edge_material, top_material, layers, seed=0):
    """A pressed bale as one mesh: its sides show the folded edges of `layers` bags, its top a printed bag."""
    rng = np.random.default_rng(seed)
    w, d, h = size
    steps = layers * 4 + 1
    z = np.linspace(0, h, steps)
    scallop = np.abs(np.sin(np.linspace(0, layers * math.pi, steps))) ** 0.5
    layer = np.minimum((np.linspace(0, layers, steps)).astype(int), layers - 1)
    out = rng.normal(0, 0.004, layers)[layer] + 0.005 * scallop
    press = 0.014 * np.sin(math.pi * z / h)
    n = 44
    loop = np.concatenate([np.stack([np.linspace(-1, 1, n), -np.ones(n)], 1), np.stack([np.ones(n), np.linspace(-1, 1, n)], 1),
                           np.stack([np.linspace(1, -1, n), np.ones(n)], 1), np.stack([-np.ones(n), np.linspace(1, -1, n)], 1)])
    normal = np.concatenate([np.tile(v, (n, 1)) for v in ((0, -1), (1, 0), (0, 1), (-1, 0))])
    ripple = 0.003 * np.sin(np.arange(len(loop)) * 0.35 + seed)
    xy = loop[None] * np.array([w / 2, d / 2]) + normal[None] * (out + press)[:, None, None] + normal[None] * ripple[None, :, None]
    points = np.concatenate([xy, np.repeat(z[:, None], len(loop), 1)[..., None]], -1)
    walk = np.linspace(0, 2 * (w + d), len(loop))
    side = mesh(name, points, grid(steps, len(loop)), uv=np.stack(np.broadcast_arrays(walk[None] + 2, (z * 3)[:, None] + 2), -1), material=edge_material)
    u, v = np.linspace(-0.5, 0.5, 20), np.linspace(-0.5, 0.5, 20)
    cap = np.stack(np.broadcast_arrays((u * w * 1.01)[:, None], (v * d * 1.01)[None],
                   h + 0.010 * (1 - (2 * u[:, None]) ** 4) * (1 - (2 * v[None]) ** 4) + 0.002 * np.sin(u[:, None] * 17 + seed) * np.sin(v[None] * 13)), -1)
    uv = np.stack(np.broadcast_arrays((u * w + 2)[:, None], (v * d + 2)[None]), -1)
    faces = grid(20, 20)
    top = mesh(name + '-top', cap, faces, uv=uv, material=top_material)
    art = np.stack(np.broadcast_arrays((u + 0.5)[:, None], (v + 0.5)[None]), -1)
    add_uv(top.data, 'print', art.reshape(-1, 2)[faces.ravel()])
    return [side, top]


def bale(name, size, art, layers=24, seed=0, colour=(0.83, 0.835, 0.82), band=(0.03, 0.33, 0.15)):
    """A strapped bale at the origin, standing on the floor."""
    look = dict(tapes=(200, 200), colour=colour, depth=0.0012, crease=0.14)
    edge, top = woven(name + '-edge', **look), woven(name + '-top', art=asset(art) if art else None, **look)
    objs = bale_mesh(name, size, edge, top, layers, seed)
    w, d, h = size
    loop = [(-d / 2 - 0.02, 0.004), (d / 2 + 0.02, 0.004), (d / 2 + 0.023, h * 0.5), (d / 2 + 0.012, h + 0.002), (0, h + 0.012), (-d / 2 - 0.012, h + 0.002), (-d / 2 - 0.023, h * 0.5)]
    fine = []
    for a, b in zip(loop, loop[1:] + loop[:1]):
        fine += [np.array(a) + (np.array(b) - a) * t for t in np.linspace(0, 1, 6, endpoint=False)]
    tie = plain(name + '-strap', band, 0.35)
    for x in (-w * 0.27, w * 0.27):
        s = strap(fine, 0.014, tie, 0.0016)
        s.data.transform(Matrix.Translation((x, 0, 0)))
        objs.append(s)
    return objs
