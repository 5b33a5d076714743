"""Solar panels in rows on a trapezoidal sheet roof, morning sun, low hills behind. view=1: over the rows. low: between two rows, and someone there."""
import math

import numpy as np
from mathutils import Matrix

from goods import person, slab
from materials import plain
from nodes import Graph
from studio import VIEW, camera, copies, grid, mesh, shoot, start

scene = start(exposure=-0.9, world=1.0, look='Medium High Contrast')
tree = scene.world.node_tree
sky = tree.nodes.new('ShaderNodeTexSky')
sky.sky_type, sky.sun_elevation, sky.sun_rotation, sky.sun_intensity = 'NISHITA', math.radians(32), math.radians(-128), 0.35
sky.altitude, sky.dust_density = 700, 0.6
tree.links.new(sky.outputs[0], tree.nodes['Background'].inputs[0])
tree.nodes['Background'].inputs[1].default_value = 0.34


def cells():
    """Dark blue cells with thin silver lines under glass; UV 0..1 over a panel of 6 x 10 cells."""
    g = Graph('cells')
    xy = g.node('SeparateXYZ', {0: g.node('UVMap', uv_map='UVMap').outputs[0]})
    def lines(x, count, width):
        place = g.math('FRACT', g.math('MULTIPLY', x, float(count)))
        return g.math('GREATER_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', place, 0.5)), 0.5 - width)
    u, v = xy.outputs[0], xy.outputs[1]
    gap = g.math('MAXIMUM', lines(u, 6, 0.02), lines(v, 10, 0.02))
    bar = lines(g.math('ADD', u, 1 / 24), 18, 0.025)
    tone = g.mix(g.math('MULTIPLY', bar, 0.35), (0.010, 0.022, 0.06), (0.35, 0.38, 0.42))
    tone = g.mix(g.math('MULTIPLY', gap, 0.8), tone, (0.42, 0.45, 0.50))
    return g.done(g.node('BsdfPrincipled', {'Base Color': tone, 'Roughness': 0.12, 'Specular': 0.6, 'Clearcoat': 0.6, 'Clearcoat Roughness': 0.03}).outputs[0])


def panel():
    """One module 1.05 x 1.75 m in an aluminium frame, flat at the origin."""
    w, d = 1.05, 1.75
    face = mesh('cells', [(-w / 2, -d / 2, 0.021), (w / 2, -d / 2, 0.021), (w / 2, d / 2, 0.021), (-w / 2, d / 2, 0.021)],
                [[0, 1, 2, 3]], uv=[(0, 0), (1, 0), (1, 1), (0, 1)], material=cells())
    alu = plain('alu', (0.62, 0.63, 0.65), 0.3, metal=1.0)
    frame = []
    for size, at in (((w, 0.03, 0.04), (0, -d / 2, 0.004)), ((w, 0.03, 0.04), (0, d / 2, 0.004)),
                     ((0.03, d, 0.04), (-w / 2, 0, 0.004)), ((0.03, d, 0.04), (w / 2, 0, 0.004))):
        o = slab('frame', size, (0, 0, 0), alu, 0.003)
        o.data.transform(Matrix.Translation(at))
        frame.append(o)
    return [face, *frame]


unit = panel()
rng = np.random.default_rng(1)
TILT = 12
for row in range(9):
    for k in range(-9, 10):
        if k in (-1,):
            continue
        copies(unit, (k * 1.07, row * 3.0, 0.42), rng.normal(0, 0.06), TILT + rng.normal(0, 0.15))
steel = plain('rail', (0.55, 0.56, 0.58), 0.35, metal=1.0)
rails = [(y, z, slab('rail', (20.5, 0.05, 0.05), (0, 0, 0), steel, 0.004), slab('foot', (0.04, 0.04, z), (0, 0, 0), steel, 0.003)) for y, z in ((-0.55, 0.27), (0.55, 0.50))]
for row in range(9):
    for y, z, rail, foot in rails:
        copies([rail], (0, row * 3.0 + y, z))
        for x in np.arange(-9.6, 10, 2.14):
            copies([foot], (x, row * 3.0 + y, z / 2))
for o in (*unit, *(o for *_, rail, foot in rails for o in (rail, foot))):
    o.hide_render = True
profile = [(0, 0), (0.10, 0), (0.125, 0.045), (0.175, 0.045), (0.20, 0)]
run = [(k * 0.25 - 16 + x * 1.25, z) for k in range(128) for x, z in profile[:4]]
sheet = [[(x, y, z - 0.05) for y in (-6, 29)] for x, z in run]
mesh('roof', sheet, grid(len(run), 2), smooth=False, material=plain('roof', (0.50, 0.54, 0.58), 0.38, 0.5))
slab('parapet', (32, 0.25, 0.7), (0, 29.2, 0.2), plain('parapet', (0.62, 0.64, 0.66), 0.6), 0.02)
for k, (distance, height, colour) in enumerate(((160, 7, (0.20, 0.17, 0.12)), (260, 15, (0.27, 0.25, 0.23)), (420, 27, (0.36, 0.37, 0.40)))):
    x = np.linspace(-900, 900, 270)
    crest = height * (0.55 + 0.25 * np.sin(x * 0.013 + k * 2) + 0.14 * np.sin(x * 0.041 + k) + 0.06 * np.sin(x * 0.11 + k * 3)) - 8
    rows = np.stack([np.stack([x, 0 * x + distance, 0 * x - 30], -1), np.stack([x, 0 * x + distance, crest], -1)], 1)
    mesh('hill', rows, grid(270, 2), material=plain('hill', colour, 1.0, 0.0))
if VIEW == 'low':
    person((-1.1, 1.5, -0.05), -30)
    camera((-5.6, -2.7, 1.75), (-0.6, 4.6, 0.62), lens=32, fstop=11, focus=(-1, 1.5, 0.6))
else:
    camera((4.6, -4.6, 3.3), (-0.6, 9, 0.1), lens=34, fstop=11, focus=(0, 2, 0.4))
shoot(scene)
