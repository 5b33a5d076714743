"""Things that stand round the bags: pallets, straps, round cords, heaps of grains."""
import math

import bpy
import numpy as np

from materials import plain, wood
from studio import grid, link, mesh


def slab(name, size, at=(0, 0, 0), material=None, bevel=0.004):
    """A box with rounded edges, `size` (x, y, z), its centre at `at`."""
    x, y, z = (s / 2 for s in size)
    points = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    obj = mesh(name, points, faces, material=material, smooth=True)
    obj.location = at
    m = obj.modifiers.new('b', 'BEVEL')
    m.width, m.segments = bevel, 2
    done = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    obj.modifiers.clear()
    obj.data = done
    obj.data.use_auto_smooth = True
    return obj


OUTLINE = ((0, 1), (0.035, 0.99), (0.058, 0.965), (0.062, 0.925), (0.05, 0.885), (0.033, 0.868), (0.035, 0.845), (0.08, 0.83), (0.128, 0.81),
           (0.145, 0.77), (0.155, 0.66), (0.165, 0.56), (0.175, 0.47), (0.165, 0.44), (0.145, 0.45), (0.14, 0.50), (0.128, 0.60), (0.112, 0.70),
           (0.105, 0.62), (0.115, 0.52), (0.118, 0.46), (0.11, 0.30), (0.095, 0.15), (0.085, 0.05), (0.10, 0), (0.03, 0), (0.03, 0.05),
           (0.028, 0.2), (0.015, 0.45), (0, 0.47))


def person(at, turn=0.0, height=1.74, colour=(0.13, 0.25, 0.40)):
    """The outline of someone who stands at `at`, cut from a board, so that the size of things is seen."""
    points = [(x * height, 0, z * height) for x, z in (*OUTLINE, *((-x, z) for x, z in OUTLINE[-2:0:-1]))]
    board = mesh('person', points, [list(range(len(points)))], material=plain('person', colour, 0.6), smooth=False)
    board.location, board.rotation_euler = at, (0, 0, math.radians(turn))
    board.modifiers.new('s', 'SOLIDIFY').thickness = 0.02
    return board


def curve(points, radius, material, closed=False):
    """A round cord along points."""
    c = bpy.data.curves.new('cord', 'CURVE')
    c.dimensions, c.bevel_depth, c.bevel_resolution = '3D', radius, 3
    s = c.splines.new('POLY')
    s.points.add(len(points) - 1)
    s.points.foreach_set('co', np.c_[np.asarray(points), np.ones(len(points))].astype(np.float32).ravel())
    s.use_cyclic_u = closed
    c.materials.append(material)
    return link(bpy.data.objects.new('cord', c))


def pallet(width=1.2, depth=1.0, height=0.144):
    """A wooden pallet, its deck at `height`, boards along x; returns its objects."""
    timber, objs = wood(), []
    board = lambda size, at: objs.append(slab('board', size, at, timber, 0.003))
    count = max(5, int(depth / 0.145))
    for k in range(count):
        y = -depth / 2 + 0.05 + k * (depth - 0.1) / (count - 1)
        board((width, 0.1, 0.022), (0, y, height - 0.011))
    for y in (-depth / 2 + 0.05, 0, depth / 2 - 0.05):
        board((width, 0.1, 0.022), (0, y, 0.011))
        for x in (-width / 2 + 0.07, 0, width / 2 - 0.07):
            board((0.14, 0.1, height - 0.066), (x, y, 0.022 + (height - 0.066) / 2))
    for x in (-width / 2 + 0.05, 0, width / 2 - 0.05):
        o = slab('board', (depth, 0.1, 0.022), (x, 0, height - 0.033), timber, 0.003)
        o.rotation_euler = (0, 0, math.pi / 2)
        objs.append(o)
    return objs


def conveyor(length, width, height):
    """A roller conveyor along x, the top of its rollers at `height`."""
    steel, paint = plain('roller', (0.58, 0.60, 0.62), 0.25, metal=1.0), plain('side', (0.035, 0.17, 0.33), 0.4, 0.5, coat=0.3)
    for y in (-width / 2, width / 2):
        slab('side', (length, 0.05, 0.12), (0, y, height - 0.02), paint, 0.006)
        for x in np.arange(-length / 2 + 0.2, length / 2, 1.0):
            slab('leg', (0.06, 0.06, height), (x, y, height / 2 - 0.02), paint, 0.006)
    for x in np.arange(-length / 2 + 0.05, length / 2, 0.095):
        curve([(x, -width / 2, height - 0.028), (x, width / 2, height - 0.028)], 0.028, steel)


def strap(outline, width, material, thickness=0.0012):
    """A flat band round a closed outline in the y-z plane, centred on x = 0."""
    p = np.asarray(outline, float)
    p = np.concatenate([p, p[:1]])
    out = np.stack([np.gradient(p[:, 1]), -np.gradient(p[:, 0])], 1)
    out /= np.linalg.norm(out, axis=1)[:, None] + 1e-9
    q = p + out * thickness
    rows = [np.stack([np.full(len(q), x), r[:, 0], r[:, 1]], 1)
            for x, r in ((-width / 2, p), (-width / 2, q), (width / 2, q), (width / 2, p))]
    return mesh('strap', np.stack(rows, 1), grid(len(q), 4), material=material)


def strap_material(colour=(0.03, 0.30, 0.14)):
    return plain('strap', colour, 0.35, 0.5)


def pellet(name, material, radius=1.0, length=0.75, squash=0.82, round_=2.6):
    """One granule: a short cylinder with soft edges, longest along x."""
    turn, lift = np.linspace(0, 2 * math.pi, 25), np.linspace(0, math.pi, 15)
    c, s = np.cos(lift), np.sin(lift)
    along = np.sign(c) * np.abs(c) ** (2 / round_) * length
    r = np.abs(s) ** (2 / round_) * radius
    points = np.stack([np.repeat(along[:, None], 25, 1), r[:, None] * np.cos(turn), r[:, None] * np.sin(turn) * squash], -1)
    return mesh(name, points, grid(15, 25), material=material)
