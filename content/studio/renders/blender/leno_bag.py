"""Leno mesh bag: 1 tied and full of onions, 2 the mesh from near, 3 three colours with other produce."""
import math

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from goods import curve
from materials import plain
from nodes import Graph
from sacks import load
from studio import VIEW, camera, grid, link, mesh, move, shoot, stage, start

scene = start(exposure=0.22, world=0.24)
scene.cycles.transparent_max_bounces = 16
d = load('leno')
V, F = d['v'], d['f']
normals = np.zeros_like(V)
for k in range(4):
    for axis in range(3):
        side = np.cross(V[F[:, 1]] - V[F[:, 0]], V[F[:, 2]] - V[F[:, 0]])[:, axis]
        normals[:, axis] += np.bincount(F[:, k], side, len(V))
normals /= np.linalg.norm(normals, axis=1)[:, None] + 1e-9
tree = BVHTree.FromPolygons([Vector(p) for p in V.tolist()], [tuple(f) for f in F.tolist()])


def leno(name, colour, across=115.0, along=92.0):
    """Open leno: pairs of warp tapes that twist round each weft tape; nothing between them."""
    g = Graph(name)
    m = g.math
    at = g.node('UVMap', uv_map='UVMap').outputs[0]
    xy = g.node('SeparateXYZ', {0: at})
    shift = m('MULTIPLY', m('SUBTRACT', g.noise(at, 35.0).outputs[0], 0.5), 0.9)
    u, v = m('MULTIPLY', xy.outputs[0], across), m('MULTIPLY', xy.outputs[1], along)
    twist = m('MULTIPLY', m('SINE', m('MULTIPLY', v, math.pi)), 0.14)
    place = m('SUBTRACT', m('FRACT', m('ADD', u, shift)), 0.5)
    warp = m('MINIMUM', m('ABSOLUTE', m('SUBTRACT', place, twist)), m('ABSOLUTE', m('ADD', place, twist)))
    weft = m('ABSOLUTE', m('SUBTRACT', m('FRACT', m('ADD', v, shift)), 0.5))
    there = m('MAXIMUM', m('LESS_THAN', warp, 0.062), m('LESS_THAN', weft, 0.10))
    height = m('MAXIMUM', m('SUBTRACT', 1.2, m('DIVIDE', warp, 0.06)), m('SUBTRACT', 1.0, m('DIVIDE', weft, 0.12)))
    tape = g.node('BsdfPrincipled', {'Base Color': colour, 'Roughness': 0.32, 'Normal': g.bump(height, 0.7, 0.0008)}).outputs[0]
    gap = g.node('BsdfTransparent').outputs[0]
    return g.done(g.node('MixShader', {0: there, 1: gap, 2: tape}).outputs[0])


def produce_material(name, pale, deep, veins=10.0, gloss=0.36):
    """Dry skin: fine veins from pole to pole, darker poles, patches of another shade; each piece a little different."""
    g = Graph(name)
    each = g.node('ObjectInfo').outputs['Random']
    at = g.node('TexCoord').outputs['Object']
    xyz = g.node('SeparateXYZ', {0: at})
    turn = g.math('ARCTAN2', xyz.outputs[1], xyz.outputs[0])
    height = g.math('MULTIPLY', xyz.outputs[2], 0.7)
    round_ = g.node('CombineXYZ', {0: g.math('MULTIPLY', g.math('SINE', turn), veins), 1: g.math('MULTIPLY', g.math('COSINE', turn), veins), 2: height}).outputs[0]
    vein = g.noise(round_, 1.0, 5.0, roughness=0.62).outputs[0]
    shifted = g.node('Mapping', {'Vector': at, 'Location': g.node('CombineXYZ', {0: g.math('MULTIPLY', each, 31.0)}).outputs[0]}).outputs[0]
    patch = g.noise(shifted, 1.3, 4.0, roughness=0.55).outputs[0]
    colour = g.mix(g.ramp(vein, 0.36, 0.66), deep, pale)
    colour = g.mix(g.math('MULTIPLY', g.ramp(patch, 0.48, 0.62), 0.55), colour, tuple(0.5 * (p + d) * 0.55 for p, d in zip(pale, deep)))
    pole = g.ramp(g.math('ABSOLUTE', xyz.outputs[2]), 0.62, 1.05)
    colour = g.mix(g.math('MULTIPLY', pole, 0.7), colour, tuple(c * 0.5 for c in deep))
    colour = g.mix(1.0, colour, g.grey(g.math('ADD', 0.66, g.math('MULTIPLY', each, 0.62))), 'MULTIPLY')
    normal = g.bump(vein, 0.30, 0.03, g.bump(patch, 0.35, 0.10))
    rough = g.math('ADD', gloss, g.math('MULTIPLY', patch, 0.2))
    inputs = {'Base Color': colour, 'Roughness': rough, 'Specular': 0.45, 'Normal': normal}
    return g.done(g.node('BsdfPrincipled', inputs).outputs[0])


def bulb(name, material, neck=0.42, flat=0.86, slim=1.0):
    """A unit onion or potato: a flattened ball with a drawn-out neck."""
    turn, lift = np.linspace(0, 2 * math.pi, 29), np.linspace(0.0001, math.pi - 0.0001, 22)
    z = np.cos(lift) * flat + neck * np.exp(-(lift / 0.24) ** 2) - 0.07 * np.exp(-((math.pi - lift) / 0.25) ** 2)
    r = np.sin(lift) * slim
    points = np.stack([r[:, None] * np.cos(turn), r[:, None] * np.sin(turn), np.repeat(z[:, None], 29, 1)], -1)
    return mesh(name, points, grid(22, 29), material=material)


def inside(point):
    """Odd numbers of hits in most of five directions."""
    votes = 0
    for way in ((0.9, 0.21, 0.1), (-0.85, 0.3, 0.15), (0.1, 0.95, 0.2), (0.05, -0.97, 0.13), (0.45, -0.6, 0.5)):
        hits, origin, way = 0, Vector(point), Vector(way)
        while (hit := tree.ray_cast(origin, way))[0] is not None:
            hits += 1
            origin = hit[0] + way * 1e-4
        votes += hits % 2
    return votes >= 4


def packing(small, large, seed):
    """Places and radii of produce just under the skin, with a second layer behind the gaps."""
    rng, rows = np.random.default_rng(seed), int(int(d['nz']) * 0.845)
    usable = np.unique(np.concatenate([d['idx'][0][:, :rows].ravel(), d['idx'][1][:, :rows].ravel()]))
    chosen = []
    for depth, gap, overlap in ((0.004, 1.02, 0.78), (0.05, 1.05, 0.72), (0.085, 1.1, 0.72)):
        for k in rng.permutation(usable)[:7000]:
            r = rng.uniform(small, large)
            c = V[k] - normals[k] * (depth + r)
            if c[2] < r * 0.95 or any(np.linalg.norm(c - q) < overlap * (r + s) for q, s in chosen):
                continue
            if np.sqrt(((V - c) ** 2).sum(1).min()) < gap * r or not inside(c):
                continue
            chosen.append((c, r))
    return chosen, rng


def full_bag(net_colour, kinds, sizes=(0.027, 0.037), seed=2):
    """One tied net with its filling; kinds: [(share, source object)]."""
    objs = [mesh('net', V, F, uv=d['uv'], material=leno('leno', net_colour))]
    chosen, rng = packing(*sizes, seed)
    shares = [share for share, _ in kinds]
    holder = objs[0]
    for c, r in chosen:
        o = link(kinds[rng.choice(len(kinds), p=shares)][1].copy())
        o.parent, o.location, o.scale = holder, c, (r, r, r * rng.uniform(0.85, 1.0))
        o.rotation_euler = rng.uniform(0, 6.28, 3)
    neck = V[d['idx'][0][:, int(int(d['nz']) * 0.88)]]
    middle, radius = (neck.max(0) + neck.min(0)) / 2, 0.027
    wound = [middle + [radius * math.cos(a), radius * math.sin(a), 0.002 + 0.0012 * a] for a in np.linspace(0, 18, 120)]
    tie = curve(wound, 0.003, plain('tie', (0.85, 0.84, 0.80), 0.6))
    tie.parent = holder
    print('pieces', len(chosen))
    return [holder]


def sources():
    brown = bulb('brown', produce_material('brown', (0.50, 0.30, 0.15), (0.27, 0.125, 0.05)))
    gold = bulb('gold', produce_material('gold', (0.70, 0.51, 0.28), (0.44, 0.25, 0.11)))
    red = bulb('red', produce_material('red', (0.36, 0.07, 0.13), (0.14, 0.015, 0.045)))
    earth = produce_material('potato', (0.56, 0.41, 0.23), (0.44, 0.30, 0.15), veins=2.0, gloss=0.5)
    potato = bulb('potato', earth, neck=0.0, flat=0.98, slim=0.80)
    rind = produce_material('lemon', (0.86, 0.66, 0.05), (0.80, 0.57, 0.035), veins=1.5, gloss=0.25)
    lemon = bulb('lemon', rind, neck=0.10, flat=0.88, slim=0.80)
    return brown, gold, red, potato, lemon


RED, NET_GREEN, VIOLET = (0.50, 0.02, 0.025), (0.03, 0.30, 0.08), (0.20, 0.03, 0.33)
brown, gold, red, potato, lemon = sources()
onions = [(0.50, brown), (0.34, gold), (0.16, red)]
stage(0.85, fill=1.5)
bag = full_bag(RED, onions)
if VIEW == '1':
    move(bag, (0, 0, 0), -12)
    camera((0.45, -2.6, 0.8), (0, 0, 0.33), lens=96, fstop=8)
elif VIEW == '2':
    move(bag, (0, 0, 0), 14)
    camera((0.2, -1.05, 0.42), (0.02, 0, 0.27), lens=95, fstop=5.6, focus=(0.02, -0.14, 0.27))
else:
    move(bag, (-0.05, -0.12, 0), -12)
    move(full_bag(NET_GREEN, [(1.0, potato)], (0.026, 0.036), 5), (-0.56, 0.12, 0), 28)
    move(full_bag(VIOLET, [(1.0, lemon)], (0.026, 0.034), 7), (0.50, 0.14, 0), -34)
    camera((0.25, -3.1, 0.95), (-0.02, 0, 0.325), lens=78, fstop=8)
for o in (brown, gold, red, potato, lemon):
    o.hide_render = True
shoot(scene)
