"""Laminated woven shopping bag: 1 one bag, 2 three designs, 3 handle and hem from near."""
import math

import numpy as np

from jumbo import ribbon
from materials import plain, woven
from sacks import GLOSSY, join, tube
from studio import VIEW, add_uv, asset, camera, grid, mesh, move, shoot, stage, start

scene = start(exposure=0.26)
W, D, H = 0.42, 0.19, 0.46
NX, ND, NZ = 60, 28, 66


def bulge(u, z, seed):
    """How far a panel lies out of true at u (-1..1) and height z (0..1)."""
    soft = (1 - u ** 2) * math.sin(math.pi * min(1, z * 0.9 + 0.05))
    crease = 0.0014 * np.sin(9 * u + seed * 2 + 5 * z) * np.sin(7 * z + seed) + 0.0007 * np.sin(23 * u - 11 * z + seed)
    return soft * 0.5 + crease / 0.014


def wall_point(side, t, z, seed):
    """Place on side 0..3 (front, right, back, left) at t (-1..1) and height z (0..1)."""
    open_, fold = 1 - 0.05 * z, 0.0
    w, d = W / 2 * open_, D / 2 * (1 - 0.10 * z)
    if side % 2 == 0:
        sign = -1 if side == 0 else 1
        return (-sign * t * w, sign * (d + 0.014 * bulge(t, z, seed + side)), z * H)
    sign = 1 if side == 1 else -1
    gusset = -0.045 * max(0.0, z - 0.12) * (1 - abs(t)) ** 1.2
    return (sign * (w + gusset + 0.006 * bulge(t, z, seed + side)), sign * t * d, z * H)


def skin(front, gusset, seed):
    """Four walls with shared corners by position, and a floor."""
    points, faces, uv, prints, which, offset = [], [], [], [], [], 0
    for side, n in ((0, NX), (1, ND), (2, NX), (3, ND)):
        width = W if side % 2 == 0 else D
        for i in range(n + 1):
            for j in range(NZ + 1):
                t, z = i / n * 2 - 1, j / NZ
                points.append(wall_point(side, t, z, seed))
                uv.append((i / n * width + side, z * H))
                prints.append((i / n, z))
        faces.append(grid(n + 1, NZ + 1, offset))
        which += [0 if side % 2 == 0 else 1] * (n * NZ)
        offset = len(points)
    faces = np.concatenate(faces)
    obj = mesh('bag', points, faces, uv=np.array(uv))
    obj.data.materials.append(front)
    obj.data.materials.append(gusset)
    obj.data.polygons.foreach_set('material_index', np.array(which, np.int32))
    add_uv(obj.data, 'print', np.array(prints)[faces.ravel()])
    s = obj.modifiers.new('s', 'SOLIDIFY')
    s.thickness, s.offset = 0.0012, -1
    return obj


def rim(colour, seed):
    """The binding tape along the mouth."""
    path = []
    for side, n in ((0, 40), (1, 20), (2, 40), (3, 20)):
        path += [wall_point(side, i / n * 2 - 1, 1.0, seed) for i in range(n)]
    path = np.array(path + path[:1])
    along = np.gradient(path, axis=0)
    out = np.stack([along[:, 1], -along[:, 0], 0 * along[:, 0]], 1)
    out /= np.linalg.norm(out, axis=1)[:, None]
    up = np.array([0, 0, 1.0])
    section = [(-0.024, 0.0016), (-0.010, 0.0022), (0.001, 0.0022), (0.003, 0), (0.001, -0.003), (-0.02, -0.003)]
    rows = np.stack([path + out * o + up * z for z, o in section], 1)
    uv = np.stack(np.broadcast_arrays(np.arange(len(path))[:, None] * 0.009, np.arange(6)[None] * 0.01), -1)
    band = woven('binding', tapes=(420, 420), colour=colour, depth=0.0008, through=0, crease=0, rough=0.5)
    return mesh('binding', rows, grid(len(path), 6), uv=uv, material=band)


def handles(colour, thread, seed):
    """Two webbing handles, each sewn low on its panel and running up over the mouth in an arch."""
    webbing = woven('webbing', tapes=(300, 600), colour=colour, depth=0.0012, through=0, crease=0, gap=0.4, rough=0.5)
    stitch, objs = plain('stitch', thread, 0.6), []
    for side, sign, sway in ((0, -1, -0.010), (2, 1, 0.030)):
        leg = [np.array(wall_point(side, -0.42, z, seed)) + [0, sign * 0.0025, 0] for z in np.linspace(0.55, 1.0, 22)]
        far = [np.array(wall_point(side, 0.42, z, seed)) + [0, sign * 0.0025, 0] for z in np.linspace(1.0, 0.55, 22)]
        a, b = leg[-1], far[0]
        arch = [a + (b - a) * (0.5 - 0.5 * math.cos(math.pi * t)) + [0, sway * math.sin(math.pi * t) - sign * 0.02 * math.sin(math.pi * t),
                0.19 * math.sin(math.pi * t) ** 0.6] for t in np.linspace(0, 1, 44)[1:-1]]
        path = np.array(leg + arch + far)
        for _ in range(6):
            path[1:-1] = 0.25 * path[:-2] + 0.5 * path[1:-1] + 0.25 * path[2:]
        normals = np.tile(np.array([0, sign, 0.0]), (len(path), 1))
        objs.append(ribbon('handle', path, normals, 0.034, 0.0022, webbing))
        for part in (slice(1, 20), slice(-20, -1)):
            row = path[part] + [0, sign * 0.0034, 0]
            for x in (-0.012, 0.012):
                parts = [tube(row[k:k + 2] + [x, 0, 0], 0.0007) for k in range(0, len(row) - 1, 2)]
                objs.append(mesh('stitches', *join(parts), material=stitch))
    return objs


def bag(art, gusset, trim, thread, seed, name):
    look = dict(GLOSSY, tapes=(330, 330), depth=0.0005, crease=0.14, coat=0.5)
    front = woven(name + '-front', art=asset(f'art-shopper-{art}.png'), **look)
    sides = woven(name + '-side', colour=gusset, **look)
    return [skin(front, sides, seed), rim(trim, seed), *handles(trim, thread, seed)]


green = bag('green', (0.03, 0.16, 0.08), (0.035, 0.17, 0.085), (0.85, 0.8, 0.6), 1, 'green')
if VIEW == '2':
    stage(0.8)
    move(green, (-0.02, -0.08, 0), 10)
    move(bag('blue', (0.006, 0.06, 0.17), (0.85, 0.88, 0.9), (0.03, 0.2, 0.45), 3, 'blue'), (-0.53, 0.10, 0), -16)
    move(bag('clay', (0.16, 0.03, 0.012), (0.86, 0.74, 0.55), (0.3, 0.06, 0.03), 5, 'clay'), (0.52, 0.08, 0), 28)
    camera((0.2, -2.9, 0.95), (0.0, 0.02, 0.295), lens=66, fstop=8)
elif VIEW == '3':
    stage(0.75)
    move(green, (0, 0, 0), 18)
    camera((0.15, -1.1, 0.72), (-0.045, -0.03, 0.425), lens=92, fstop=5.6, focus=(-0.07, -0.09, 0.43))
else:
    stage(0.75)
    move(green, (0, 0, 0), 26)
    camera((0.25, -2.4, 0.80), (0, 0, 0.325), lens=80, fstop=8)
shoot(scene)
