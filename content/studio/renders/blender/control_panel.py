"""The door of a control cabinet: touch screen, lamps, push buttons, a selector and an emergency stop. view=1: from near.
doors: three cabinets, and someone beside them. stop: the emergency stop. network: switches and cables behind an open door, with the plan on it."""
import math

import numpy as np

from goods import curve, person, slab
from materials import label, plain
from studio import VIEW, area, asset, camera, copies, grid, mesh, shoot, start

scene = start(exposure=0.22, world=0.16)


def turned(profile, x, z, material, smooth=True):
    """(radius, out) points turned round an axis that sticks out of the door at x, z."""
    turn, p = np.linspace(0, 2 * math.pi, 49), np.array(profile)
    points = np.stack([x + p[:, :1] * np.cos(turn), np.repeat(-p[:, 1:], 49, 1), z + p[:, :1] * np.sin(turn)], -1)
    o = mesh('turned', points, grid(len(p), 49), material=material)
    o.data.use_auto_smooth = True
    return o


def glowing(name, colour, strength):
    m = plain(name, colour, 0.2, 0.6, coat=0.8)
    inputs = next(n for n in m.node_tree.nodes if n.type == 'BSDF_PRINCIPLED').inputs
    inputs['Emission'].default_value, inputs['Emission Strength'].default_value = (*colour, 1), strength
    return m


door = plain('door', (0.56, 0.58, 0.59), 0.42, 0.5, grain=0.10, grain_scale=260)
steel = plain('steel', (0.62, 0.63, 0.64), 0.22, metal=1.0)
black = plain('black', (0.016, 0.017, 0.019), 0.35)
slab('door', (0.86, 0.03, 1.10), (0, 0.015, 0), door, 0.008)
slab('neighbour', (0.86, 0.03, 1.10), (0.872, 0.015, 0), door, 0.008)
slab('neighbour', (0.86, 0.03, 1.10), (-0.872, 0.015, 0), door, 0.008)
slab('behind', (4, 0.02, 3), (0, 0.06, 0), black, 0.001)
slab('bezel', (0.46, 0.022, 0.305), (-0.08, -0.008, 0.20), black, 0.010)
w, h, x, z = 0.40, 0.25, -0.08, 0.20
mesh('screen', [(x - w / 2, -0.0195, z - h / 2), (x + w / 2, -0.0195, z - h / 2), (x + w / 2, -0.0195, z + h / 2), (x - w / 2, -0.0195, z + h / 2)],
     [[0, 1, 2, 3]], uv=[(0, 0), (1, 0), (1, 1), (0, 1)], material=label('screen', asset('art-screen.png'), 0.12, 0.4, 1.1))
ring = [(0.0215, 0), (0.0215, 0.006), (0.019, 0.009), (0.0165, 0.009)]
lamp = [(0.0165, 0.008), (0.0165, 0.014), (0.013, 0.021), (0.007, 0.0245), (0.0001, 0.0255)]
button = [(0.0165, 0.008), (0.0162, 0.0135), (0.015, 0.0145), (0.0001, 0.0148)]
lamps = ((0.235, 'lamp-green', (0.02, 0.85, 0.25), 2.4), (0.300, 'lamp-blue', (0.03, 0.35, 1.0), 2.4), (0.365, 'lamp-off', (0.45, 0.06, 0.03), 0.0))
for at, name, colour, strength in lamps:
    turned(ring, at, 0.30, steel)
    turned(lamp, at, 0.30, glowing(name, colour, strength))
    slab('plate', (0.046, 0.003, 0.014), (at, -0.001, 0.262), black, 0.001)
for at, colour, z0 in ((0.235, (0.02, 0.30, 0.10), 0.20), (0.300, (0.50, 0.03, 0.02), 0.20), (0.365, (0.75, 0.76, 0.76), 0.20),
                       (0.235, (0.03, 0.18, 0.48), 0.10), (0.300, (0.016, 0.017, 0.019), 0.10)):
    turned(ring, at, z0, steel)
    turned(button, at, z0, plain('button', colour, 0.3, coat=0.5))
    slab('plate', (0.046, 0.003, 0.014), (at, -0.001, z0 - 0.038), black, 0.001)
turned(ring, 0.365, 0.10, steel)
turned([(0.0165, 0.008), (0.0155, 0.012), (0.0001, 0.0122)], 0.365, 0.10, black)
knob = slab('knob', (0.010, 0.016, 0.032), (0.365, -0.018, 0.10), black, 0.003)
knob.rotation_euler = (0, math.radians(35), 0)
turned([(0.048, 0.0), (0.048, 0.0015), (0.0001, 0.0017)], 0.30, -0.045, plain('yellow', (0.85, 0.58, 0.02), 0.45))
turned([(0.017, 0), (0.017, 0.02), (0.028, 0.024), (0.030, 0.032), (0.026, 0.040), (0.012, 0.044), (0.0001, 0.0445)], 0.30, -0.045, plain('stop', (0.62, 0.02, 0.012), 0.28, coat=0.7))
words = [(0.30 + a * 0.058, -0.0035, -0.128 + b * 0.019) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
slab('plate', (0.120, 0.003, 0.042), (0.30, -0.001, -0.128), plain('plate', (0.85, 0.58, 0.02), 0.45), 0.001)
mesh('words', words, [[0, 1, 2, 3]], uv=[(0, 0), (1, 0), (1, 1), (0, 1)], material=label('words', asset('art-stop.png'), 0.45))
slab('name', (0.20, 0.003, 0.045), (-0.21, -0.001, 0.405), plain('name', (0.02, 0.20, 0.42), 0.4), 0.002)
slab('vent-frame', (0.24, 0.010, 0.24), (-0.18, -0.003, -0.17), plain('vent', (0.30, 0.32, 0.34), 0.5), 0.006)
for k in range(11):
    louvre = slab('louvre', (0.21, 0.014, 0.010), (-0.18, -0.010, -0.265 + k * 0.019), plain('slat', (0.24, 0.26, 0.28), 0.5), 0.002)
    louvre.rotation_euler = (math.radians(32), 0, 0)
slab('handle-plate', (0.036, 0.012, 0.15), (0.395, -0.004, -0.22), black, 0.006)
slab('handle', (0.024, 0.02, 0.12), (0.395, -0.022, -0.235), steel, 0.008)
def row():
    """The three doors as cabinets on a plinth along a wall, and someone beside them."""
    slab('body', (2.62, 0.45, 1.68), (0, 0.262, -0.18), door, 0.008)
    slab('plinth', (2.62, 0.03, 0.40), (0, 0.012, -0.775), plain('plinth', (0.10, 0.12, 0.14), 0.5), 0.006)
    slab('crown', (2.62, 0.03, 0.09), (0, 0.012, 0.61), plain('crown', (0.035, 0.17, 0.33), 0.4, 0.5, coat=0.3), 0.006)
    for x in (-0.872, 0.872):
        slab('handle-plate', (0.036, 0.012, 0.15), (x + 0.395, -0.004, -0.22), black, 0.006)
        slab('handle', (0.024, 0.02, 0.12), (x + 0.395, -0.022, -0.235), steel, 0.008)
        slab('name', (0.20, 0.003, 0.045), (x - 0.21, -0.001, 0.405), plain('name', (0.02, 0.20, 0.42), 0.4), 0.002)
        slab('vent', (0.30, 0.010, 0.20), (x, -0.003, -0.36), plain('vent', (0.30, 0.32, 0.34), 0.5), 0.006)
    slab('wall', (14, 0.05, 6), (0, 0.56, 1.5), plain('wall', (0.30, 0.36, 0.43), 0.8), 0.001)
    slab('floor', (14, 8, 0.05), (0, -2, -1.0), plain('floor', (0.34, 0.38, 0.43), 0.5), 0.001)
    person((1.78, -0.1, -0.975), -12)
    area((-2.4, -2.6, 2.0), (0, 0, -0.1), 1.2, 120, (1, 0.97, 0.93), 1.8)
    area((2.6, -2.6, 1.0), (0, 0, -0.1), 1.8, 22, (0.9, 0.95, 1))
    area((0.2, -0.9, 2.4), (0, 0, -0.4), 2.4, 30, (0.95, 0.98, 1), 0.6)


def rack(rng):
    """In place of the middle door: a cabinet with five switches and the cables between them, its door open, the plan on the door."""
    for o in [*scene.collection.objects]:
        if o.name.split('.')[0] != 'neighbour':
            o.hide_render = True
    wall = plain('inside', (0.34, 0.36, 0.38), 0.5)
    slab('inside', (0.90, 0.02, 1.12), (0, 0.42, 0), wall, 0.002)
    for sign in (-1, 1):
        slab('inside', (0.02, 0.42, 1.12), (sign * 0.435, 0.22, 0), wall, 0.002)
        slab('inside', (0.90, 0.42, 0.02), (0, 0.22, sign * 0.555), wall, 0.002)
        slab('rail', (0.03, 0.03, 1.06), (sign * 0.335, 0.215, 0), steel, 0.002)
    hinge, along, out = np.array([-0.435, 0.0, 0.0]), np.array([-0.259, -0.966, 0.0]), np.array([0.966, -0.259, 0.0])
    leaf = slab('leaf', (0.86, 0.03, 1.10), hinge + along * 0.43, door, 0.008)
    leaf.rotation_euler = (0, 0, math.atan2(along[1], along[0]))
    paper = [hinge + along * s + out * 0.0165 + [0, 0, z] for s, z in ((0.36, -0.08), (0.06, -0.08), (0.06, 0.34), (0.36, 0.34))]
    mesh('plan', paper, [[0, 1, 2, 3]], uv=[(0, 0), (1, 0), (1, 1), (0, 1)], material=label('plan', asset('art-plan.png'), 0.6))
    case, hole = plain('case', (0.30, 0.33, 0.36), 0.4, 0.5), plain('hole', (0.01, 0.01, 0.012), 0.6)
    inks = [plain(f'cable{k}', c, 0.4, 0.5) for k, c in enumerate(((0.03, 0.22, 0.50), (0.05, 0.38, 0.20), (0.75, 0.76, 0.76)))]
    green = glowing('link', (0.05, 0.9, 0.3), 2.0)
    front = 0.17
    hole, light, plug = slab('port', (0.017, 0.004, 0.015), (0, 0, 0), hole, 0.001), slab('light', (0.006, 0.004, 0.004), (0, 0, 0), green, 0.001), slab('plug', (0.014, 0.022, 0.012), (0, 0, 0), inks[2], 0.002)
    ports = [(-0.285 + k * 0.030, 0.36 - row * 0.15) for row in range(5) for k in range(20)]
    for z in sorted({z for _, z in ports}):
        slab('switch', (0.64, 0.12, 0.055), (0, front + 0.06, z), case, 0.004)
        slab('guide', (0.64, 0.07, 0.03), (0, front + 0.05, z - 0.072), black, 0.004)
    for x, z in ports:
        copies([hole], (x, front, z))
        copies([light], (x, front - 0.001, z + 0.016))
    slab('battery', (0.52, 0.20, 0.12), (0, front + 0.12, -0.485), plain('battery', (0.10, 0.11, 0.12), 0.4), 0.006)
    slab('stripe', (0.52, 0.004, 0.014), (0, front + 0.018, -0.45), inks[0], 0.001)
    for k in range(4):
        copies([light], (0.16 + k * 0.02, front + 0.018, -0.49))
    for k in rng.permutation(len(ports))[:76]:
        x, z = ports[k]
        to = np.clip(x + rng.normal(0, 0.10), -0.30, 0.30)
        t = np.linspace(0, 1, 24)
        sag = np.sin(t * math.pi)
        cable = np.stack([x + (to - x) * t + 0.004 * np.sin(t * 9 + k), front - 0.003 - 0.055 * sag - 0.012 * rng.random() + 0.03 * t ** 3, z - 0.072 * t - 0.05 * sag], -1)
        curve(cable, 0.0040, inks[rng.choice(3, p=(0.5, 0.3, 0.2))])
        copies([plug], (x, front - 0.009, z))
    for o in (hole, light, plug):
        o.hide_render = True
    area((0.0, 0.02, 0.50), (0, 0.2, -0.3), 0.6, 4, (0.95, 0.98, 1), 0.1)
    area((0.9, -1.7, 1.2), (0, 0.1, 0), 0.7, 34, (1, 0.97, 0.93), 1.0)


if VIEW == 'doors':
    row()
else:
    area((-1.1, -1.0, 1.1), (0, 0, 0.15), 0.6, 19, (1, 0.97, 0.93), 1.0)
    area((1.4, -1.2, 0.3), (0, 0, 0.1), 1.0, 5, (0.88, 0.94, 1))
    area((0.1, -0.5, 1.5), (0, 0, 0), 1.0, 8, (0.95, 0.98, 1), 0.3)
if VIEW == 'network':
    rack(np.random.default_rng(6))
views = {'1': ((0.46, -0.98, 0.34), (0.075, 0, 0.135), 50, 3.5, (0.12, -0.02, 0.19)),
         'doors': ((-1.35, -3.5, 0.45), (0.34, 0, -0.14), 40, 8, None),
         'stop': ((0.62, -0.52, 0.12), (0.275, 0, -0.04), 69, 4, (0.30, -0.03, -0.045)),
         'network': ((0.60, -1.75, 0.36), (-0.07, 0, 0.01), 50, 8, (0.0, 0.17, 0.1))}
eye, target, lens, fstop, focus = views[VIEW]
camera(eye, target, lens=lens, fstop=fstop, focus=focus)
shoot(scene)
