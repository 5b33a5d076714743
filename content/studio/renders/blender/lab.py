"""A laboratory bench. view=1: a cut sample, a steel ruler, brass weights, a dish. count: a weaver's glass and the ruler on the sample, from near.
colours: a fan of dyed samples. proof: three printed bags and a phone that shows one."""
import math

import bpy
import numpy as np

from folded import flat_bag
from goods import slab
from materials import label, plain, woven
from studio import VIEW, area, asset, camera, grid, mesh, move, shoot, start

scene = start(exposure=0.26, world=0.22)
S = 0.105


def swatch(name, at, turn, material, seed, size=S, is_flat=False):
    """A square of fabric, edges a little frayed, one corner lifting unless it is flat."""
    n = 90
    t = np.linspace(-size / 2, size / 2, n)
    x, y = np.meshgrid(t, t, indexing='ij')
    rng = np.random.default_rng(seed)
    lift = 0.0016 + 0.0018 * (np.sin(x * 38 + seed) * np.sin(y * 31) + 1) * 0.5 + 0.012 * np.clip((x + y) / size - 0.45, 0, 1) ** 2
    lift = 0.0004 + 0.1 * (lift - 0.0016) if is_flat else lift
    fray = 0.0007 * rng.standard_normal(n)
    x[[0, -1], :] += fray[None]
    y[:, [0, -1]] += fray[:, None]
    o = mesh(name, np.stack([x, y, lift], -1), grid(n, n), uv=np.stack([x + 2, y + 2], -1), material=material)
    o.location, o.rotation_euler = at, (0, 0, math.radians(turn))
    return o


def turned(profile, at, material):
    turn, p = np.linspace(0, 2 * math.pi, 73), np.array(profile)
    points = np.stack([at[0] + p[:, :1] * np.cos(turn), at[1] + p[:, :1] * np.sin(turn), np.repeat(p[:, 1:] + at[2], 73, 1)], -1)
    o = mesh('turned', points, grid(len(p), 73), material=material)
    o.data.use_auto_smooth = True


def pick_glass(at, turn, seen):
    """A weaver's glass, folded open: a frame on the cloth, a stand, and the lens above, in which `seen` is the enlarged weave."""
    black = plain('frame', (0.02, 0.021, 0.023), 0.35, 0.5, coat=0.3)
    a = math.radians(turn)
    put = lambda x, y, z: (at[0] + x * math.cos(a) - y * math.sin(a), at[1] + x * math.sin(a) + y * math.cos(a), at[2] + z)
    parts = [((0.040, 0.006, 0.003), (0, -0.017, 0.0015)), ((0.040, 0.006, 0.003), (0, 0.017, 0.0015)), ((0.006, 0.040, 0.003), (-0.017, 0, 0.0015)),
             ((0.006, 0.040, 0.003), (0.017, 0, 0.0015)), ((0.004, 0.002, 0.034), (-0.018, 0.020, 0.017)), ((0.004, 0.002, 0.034), (0.018, 0.020, 0.017)),
             ((0.040, 0.040, 0.003), (0, 0, 0.0345))]
    for size, where in parts:
        slab('glass', size, put(*where), black, 0.0006).rotation_euler = (0, 0, a)
    turned([(0.0136, 0.0), (0.0136, 0.003), (0.0150, 0.0035), (0.0162, 0.003), (0.0162, 0.0)], put(0, 0, 0.036), brass)
    t = np.linspace(0, 2 * math.pi, 65)
    r = np.linspace(0.0001, 0.0137, 14)[:, None]
    lens = np.stack([r * np.cos(t), r * np.sin(t), 0.0376 + 0.0012 * np.sqrt(np.clip(1 - (r / 0.0142) ** 2, 0, 1)) + 0 * t], -1)
    o = mesh('lens', lens, grid(14, 65), uv=lens[..., :2] + 2, material=seen)
    o.location, o.rotation_euler = at, (0, 0, a)


brass = plain('brass', (0.78, 0.53, 0.20), 0.16, metal=1.0)
look = dict(tapes=(420, 420), depth=0.0007, crease=0.02, gap=0.5, wobble=0.06)
if VIEW == 'colours':
    for k in range(7):
        t = k / 6
        tone = tuple((1 - t) * p + t * q for p, q in zip((0.02, 0.16, 0.45), (0.05, 0.42, 0.22)))
        swatch(f'tone{k}', (-0.115 + k * 0.036, 0.028 + 0.012 * math.sin(k), 0.001 + 0.0022 * k), 34 - 9 * k, woven(f'tone{k}', colour=tone, **look), k)
elif VIEW == 'proof':
    for k, (art, x) in enumerate((('rice-red', -0.103), ('rice-blue', 0.072), ('rice-green', -0.014))):
        sheet = woven(art, art=asset(f'art-{art}.png'), coat=0.4, **{**look, 'tapes': (700, 700)})
        move([flat_bag(art, sheet, (0.095, 0.140, 0.0016), k)], (x, 0.03, 0.001 + 0.002 * (k == 2)), (5, -4, 1)[k])
    slab('phone', (0.073, 0.150, 0.008), (0.150, -0.035, 0.004), plain('phone', (0.02, 0.021, 0.023), 0.2, coat=0.6), 0.003).rotation_euler = (0, 0, math.radians(-13))
    shown = [(a * 0.0335, b * 0.0725, 0.0083) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    o = mesh('shown', shown, [[0, 1, 2, 3]], uv=[(0, 0), (1, 0), (1, 1), (0, 1)], material=label('shown', asset('art-phone.png'), 0.12, 0.5, 0.55))
    o.location, o.rotation_euler = (0.150, -0.035, 0), (0, 0, math.radians(-13))
elif VIEW == 'count':
    swatch('sample', (-0.01, 0.0, 0.0004), -11, woven('white', stripes=[(2.02, 2.032, (0.03, 0.27, 0.62))], **look), 1, 0.16, True)
    pick_glass((0.004, 0.016, 0.0014), -11, woven('seen', **{**look, 'tapes': (150, 150), 'depth': 0.0012}, through=0))
else:
    swatch('under', (0.035, 0.055, 0.0015), 21, woven('green', colour=(0.06, 0.40, 0.20), **look), 3)
    swatch('sample', (-0.01, 0.0, 0.0035), -11, woven('white', stripes=[(2.02, 2.032, (0.03, 0.27, 0.62))], **look), 1)
steel = plain('steel', (0.50, 0.51, 0.52), 0.34, metal=1.0, grain=0.04, grain_scale=900)
ruler = slab('ruler', (0.32, 0.026, 0.001), (0, 0, 0), steel, 0.0003)
x, y, z, turn = {'count': (0.04, -0.034, 0.0018, -11), 'proof': (-0.070, -0.080, 0.0009, -5)}.get(VIEW, (0.02, -0.078, 0.0009, -7))
ruler.location, ruler.rotation_euler = (x, y, z), (0, 0, math.radians(turn))
marks = mesh('marks', [(-0.155, -0.0125, 0.00056), (0.155, -0.0125, 0.00056), (0.155, 0.0125, 0.00056), (-0.155, 0.0125, 0.00056)],
             [[0, 1, 2, 3]], uv=[(0, 0), (1, 0), (1, 1), (0, 1)], material=steel)
marks.location, marks.rotation_euler = ruler.location, ruler.rotation_euler
m = marks.data.materials[0].copy()
marks.data.materials[0] = m
nodes, links = m.node_tree.nodes, m.node_tree.links
principled = next(n for n in nodes if n.type == 'BSDF_PRINCIPLED')
image = nodes.new('ShaderNodeTexImage')
image.image = bpy.data.images.load(asset('art-ruler.png'))
mix = nodes.new('ShaderNodeMixRGB')
mix.inputs[1].default_value, mix.inputs[2].default_value = (0.50, 0.51, 0.52, 1), (0.01, 0.01, 0.012, 1)
links.new(image.outputs['Alpha'], mix.inputs[0])
links.new(mix.outputs[0], principled.inputs['Base Color'])
if VIEW == '1':
    turned([(0.0001, 0), (0.0155, 0), (0.0165, 0.001), (0.0165, 0.026), (0.0155, 0.0275), (0.006, 0.0285), (0.0045, 0.031), (0.0045, 0.034),
            (0.0085, 0.037), (0.0092, 0.040), (0.008, 0.0435), (0.0001, 0.045)], (0.078, 0.022, 0.0035), brass)
    turned([(0.0001, 0), (0.0105, 0), (0.0112, 0.001), (0.0112, 0.016), (0.0105, 0.017), (0.004, 0.018), (0.003, 0.020), (0.003, 0.022),
            (0.0058, 0.024), (0.0062, 0.026), (0.005, 0.0285), (0.0001, 0.0295)], (0.118, -0.012, 0.0005), brass)
    dish = [(0.0001, 0.001), (0.030, 0.001), (0.032, 0.003), (0.033, 0.012), (0.0342, 0.012), (0.0335, 0.002), (0.031, 0.0), (0.0001, 0.0)]
    turned(dish, (-0.115, 0.075, 0.0005), plain('dish', (0.75, 0.85, 0.90), 0.05, 0.6, coat=0.6))
bench = plain('bench', (0.30, 0.35, 0.41), 0.32, 0.5, grain=0.02, grain_scale=700)
slab('bench', (3, 3, 0.05), (0, 0.6, -0.0252), bench, 0.001)
area((-0.45, -0.15, 0.35), (0, 0, 0), 0.22, 2.6, (1, 0.97, 0.93), 0.4)
area((0.5, 0.35, 0.22), (0, 0, 0), 0.4, 0.7, (0.88, 0.95, 1))
area((0, 0.45, 0.45), (0, 0, 0), 0.5, 1.3, (0.95, 0.98, 1), 0.2)
if VIEW == 'count':
    camera((-0.07, -0.21, 0.175), (0.002, 0.004, 0.008), lens=70, fstop=8, focus=(0.0, 0.0, 0.02))
elif VIEW == 'proof':
    camera((0.06, -0.42, 0.42), (0.024, -0.012, 0.0), lens=57, fstop=8)
else:
    camera((0.10, -0.34, 0.235), (0.008, -0.004, 0.006), lens=60, fstop=4.0, focus=(0.0, -0.02, 0.005))
shoot(scene)
