"""Cloth under pressure: a small extended position-based dynamics solver in numpy.

Quad edges are stiff, diagonals soft, skip-one bending almost nothing; that is what lets wrinkles form.
The bag seeks a volume, and its contents press sideways the more the deeper they lie.
"""
import time
from collections import defaultdict

import numpy as np


def constraints(faces):
    """Edges, face diagonals and skip-one bending pairs of a quad mesh, as (n, 2) index arrays."""
    edges, diagonals, across = set(), [], defaultdict(list)
    for quad in faces.tolist():
        diagonals += [(quad[0], quad[2]), (quad[1], quad[3])]
        for k in range(4):
            a, b = quad[k], quad[(k + 1) % 4]
            edge = (min(a, b), max(a, b))
            edges.add(edge)
            before, after = quad[(k + 3) % 4], quad[(k + 2) % 4]
            across[edge].append((before, after) if a < b else (after, before))
    bends = set()
    for sides in across.values():
        if len(sides) == 2:
            for a, b in ((sides[0][0], sides[1][0]), (sides[0][1], sides[1][1])):
                if a != b:
                    bends.add((min(a, b), max(a, b)))
    return np.array(list(edges)), np.array(diagonals), np.array(list(bends))


def independent_sets(pairs):
    """Split pairs so that no vertex appears twice in a set; each set is solved in one vector step."""
    used, sets = {}, []
    for a, b in pairs.tolist():
        taken, k = used.get(a, 0) | used.get(b, 0), 0
        while taken >> k & 1:
            k += 1
        if k == len(sets):
            sets.append([])
        sets[k].append((a, b))
        used[a] = used.get(a, 0) | (1 << k)
        used[b] = used.get(b, 0) | (1 << k)
    return [np.array(s) for s in sets]


def vertex_areas(rest, triangles):
    """Area that each vertex carries, never less than 0.3 of the mean."""
    a, b, c = (rest[triangles[:, k]] for k in range(3))
    each = 0.5 * np.linalg.norm(np.cross(b - a, c - a), axis=1)
    area = sum(np.bincount(triangles[:, k], each / 3, len(rest)) for k in range(3))
    return np.maximum(area, area.mean() * 0.3)


def pressure_forces(x, triangles, mask, o):
    """Per-vertex force of the contents, and the enclosed volume measured from the level o['origin_z']."""
    a, b, c = (x[triangles[:, k]] for k in range(3))
    normal = np.cross(b - a, c - a) * 0.5 * mask[:, None]
    volume = np.einsum('ij,ij->', a - np.array([0, 0, o['origin_z']]), normal) / 3
    depth = (a + b + c)[:, 2] / 3
    surface = o['fill_z'] or depth.max()
    seek = float(np.clip((o['volume'] - volume) / o['volume'] * 12, -0.3, 1))
    press = seek * o['pressure'] + o['hydro'] * np.maximum(0, surface - depth) * min(1, max(0.15, seek + 0.4))
    push = normal * press[:, None] / 3
    force = np.zeros_like(x)
    for k in range(3):
        for d in range(3):
            force[:, d] += np.bincount(triangles[:, k], push[:, d], len(x))
    return force, volume


DEFAULTS = dict(volume=0.035, pressure=14.0, hydro=18.0, gravity=3.0, seconds=1.6, steps=2400, damping=0.985,
                friction=0.5, shear=0.4, bend=0.001, ceiling=None, origin_z=0.0, fill_z=None, pin=None)


def simulate(start, faces, mask, rest, **options):
    """Settled vertex positions of a filled bag.

    start, rest: (n, 3) positions now and unstrained; mask: per face 1 where contents press; options: see DEFAULTS
    (metres, seconds). `pin(x, t)` moves held vertices in place, t in 0..1.
    """
    o = {**DEFAULTS, **options}
    began, dt = time.time(), o['seconds'] / o['steps']
    groups = []
    for pairs, stretch, squeeze in zip(constraints(faces), (1.0, o['shear'], o['bend']), (1.0, o['shear'], o['bend'])):
        for s in independent_sets(pairs):
            groups.append((s[:, 0], s[:, 1], np.linalg.norm(rest[s[:, 0]] - rest[s[:, 1]], axis=1), stretch, squeeze))
    x, v = start.astype(np.float64).copy(), np.zeros_like(start, np.float64)
    triangles = np.concatenate([faces[:, [0, 1, 2]], faces[:, [0, 2, 3]]])
    mask2, area = np.concatenate([mask, mask]), vertex_areas(rest, triangles)[:, None]
    for step in range(o['steps']):
        force, volume = pressure_forces(x, triangles, mask2, o)
        acceleration = force / area
        acceleration[:, 2] -= o['gravity']
        v = (v + acceleration * dt) * o['damping']
        before, x = x, x + v * dt
        if o['pin']:
            o['pin'](x, step / o['steps'])
        for a, b, length, stretch, squeeze in groups:
            d = x[b] - x[a]
            now = np.sqrt(np.einsum('ij,ij->i', d, d)) + 1e-12
            s = (now - length) / now
            d *= (s * np.where(s > 0, stretch, squeeze) * 0.5)[:, None]
            x[a] += d
            x[b] -= d
        if o['pin']:
            o['pin'](x, step / o['steps'])
        for level, below in ((0.0, True), (o['ceiling'], False)):
            if level is None:
                continue
            hit = x[:, 2] < level if below else x[:, 2] > level
            x[hit, 2] = level
            x[hit, :2] -= (x[hit, :2] - before[hit, :2]) * o['friction']
        v = (x - before) / dt
    size = (x.max(0) - x.min(0)).round(3)
    print(f'settled in {time.time() - began:.0f} s, {len(x)} points, volume {volume:.4f}, size {size}')
    return x
