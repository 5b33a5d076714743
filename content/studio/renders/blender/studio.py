"""The photo studio all pictures share: scene settings, lights, camera, backdrop, and meshes from arrays.

Options come after `--` on Blender's command line as key=value: view, out, pct, spp, t (threads), border, assets (scratch folder).
Units are metres unless a scene says otherwise.
"""
import math
import os
import sys

import bpy
import numpy as np
from mathutils import Vector

import develop

OPT = dict(a.split('=', 1) for a in (sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []))
VIEW = OPT.get('view', '1')
ASSETS = OPT.get('assets', 'build')


def asset(name):
    """Path of a simulated shape or an artwork in the scratch folder."""
    return os.path.join(ASSETS, name)


def start(exposure=0.25, world=0.18, look='Medium High Contrast'):
    """An empty Cycles scene with the size, samples and threads asked for on the command line."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    r, c = scene.render, scene.cycles
    r.resolution_x, r.resolution_y = int(OPT.get('w', 1200)), int(OPT.get('h', 900))
    r.resolution_percentage = int(OPT.get('pct', 100))
    if 'border' in OPT:
        keep_border(r)
    r.threads_mode, r.threads = 'FIXED', int(OPT.get('t', 2))
    r.image_settings.file_format, r.image_settings.color_mode = 'PNG', 'RGB'
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold = int(OPT.get('spp', 40)), True, 0.04
    c.adaptive_min_samples, c.use_denoising = 12, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 4, 2, 3, 6
    c.transparent_max_bounces = 12
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 4, 12, 0.5
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', look
    scene.view_settings.exposure = exposure
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    background = scene.world.node_tree.nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (0.90, 0.95, 1, 1), world
    return scene


def keep_border(r):
    """Render only left,top,right,bottom of `border`, in pixels from the top left, and cut the picture to them."""
    left, top, right, bottom = (int(n) for n in OPT['border'].split(','))
    r.use_border = r.use_crop_to_border = True
    little = 0.01  # Blender rounds down
    r.border_min_x, r.border_max_x = (left + little) / r.resolution_x, (right + little) / r.resolution_x
    r.border_min_y, r.border_max_y = ((r.resolution_y - y + little) / r.resolution_y for y in (bottom, top))


def link(obj):
    bpy.context.collection.objects.link(obj)
    return obj


def aim(obj, location, target):
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    return obj


def area(location, target, size, power, colour=(1, 1, 1), height=None):
    """A rectangular soft light of `size` x `height` metres and `power` watts."""
    light = bpy.data.lights.new('area', 'AREA')
    light.energy, light.color, light.shape, light.size, light.size_y = power, colour, 'RECTANGLE', size, height or size
    return aim(link(bpy.data.objects.new('area', light)), location, target)


def camera(location, target, lens=100, fstop=None, focus=None):
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_end = lens, 1000
    obj = aim(link(bpy.data.objects.new('camera', data)), location, target)
    bpy.context.scene.camera = obj
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    return obj


def mesh(name, points, faces, uv=None, material=None, smooth=True, corner_uv=None, attributes=None):
    """An object from arrays: points (n, 3), faces (m, k), uv per point or corner_uv per face corner."""
    points, faces = np.asarray(points, np.float32).reshape(-1, 3), np.asarray(faces, np.int32)
    m, k = bpy.data.meshes.new(name), faces.shape[1]
    m.vertices.add(len(points)); m.vertices.foreach_set('co', points.ravel())
    m.loops.add(faces.size); m.loops.foreach_set('vertex_index', faces.ravel())
    m.polygons.add(len(faces))
    m.polygons.foreach_set('loop_start', np.arange(0, faces.size, k, dtype=np.int32))
    m.polygons.foreach_set('loop_total', np.full(len(faces), k, np.int32))
    m.polygons.foreach_set('use_smooth', np.full(len(faces), smooth))
    m.update(calc_edges=True)
    if uv is not None:
        corner_uv = np.asarray(uv, np.float32).reshape(-1, 2)[faces.ravel()]
    if corner_uv is not None:
        add_uv(m, 'UVMap', corner_uv)
    for key, values in (attributes or {}).items():
        m.attributes.new(key, 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(values, np.float32))
    m.validate()
    obj = link(bpy.data.objects.new(name, m))
    if material:
        m.materials.append(material)
    return obj


def add_uv(m, name, corner_uv):
    m.uv_layers.new(name=name).data.foreach_set('uv', np.asarray(corner_uv, np.float32).ravel())


def grid(n, m, offset=0):
    """Quads of an n x m grid of points stored row by row."""
    i, j = np.meshgrid(np.arange(n - 1), np.arange(m - 1), indexing='ij')
    a = (i * m + j).ravel() + offset
    return np.stack([a, a + m, a + m + 1, a + 1], 1)


def bake(obj, subdivisions=1):
    """Replace an object's mesh by its subdivided one, so that copies share it."""
    obj.modifiers.new('s', 'SUBSURF').levels = subdivisions
    done = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    obj.modifiers.clear()
    obj.data = done
    return obj


def move(objs, at=(0, 0, 0), turn=0.0, tilt=0.0):
    """Place objects that were built round the origin; angles in degrees about z and x."""
    for obj in objs:
        obj.location, obj.rotation_euler = at, (math.radians(tilt), 0, math.radians(turn))
    return objs


def copies(objs, at=(0, 0, 0), turn=0.0, tilt=0.0):
    """Instances of objects at another place, sharing their meshes."""
    return move([link(o.copy()) for o in objs], at, turn, tilt)


def backdrop(s=1.0, colour=(0.50, 0.565, 0.64)):
    """A cool grey sweep, sized for an object of about 0.8 m x s."""
    y0, front, radius, height, width = 2.6 * s, -6 * s, 1.6 * s, 6 * s, 14 * s
    profile = [(front, 0), (y0 - radius, 0)]
    for k in range(1, 25):
        a = k / 24 * math.pi / 2
        profile.append((y0 - radius + radius * math.sin(a), radius - radius * math.cos(a)))
    profile.append((y0, height))
    points = [(x, y, z) for x in (-width / 2, width / 2) for y, z in profile]
    material = bpy.data.materials.new('backdrop')
    material.use_nodes = True
    p = material.node_tree.nodes['Principled BSDF'].inputs
    p['Base Color'].default_value, p['Roughness'].default_value, p['Specular'].default_value = (*colour, 1), 0.7, 0.2
    return mesh('backdrop', points, grid(2, len(profile)), material=material)


def stage(s=1.0, key=1.0, fill=1.0, top=1.0, wall=1.0, centre=(0, 0)):
    """Backdrop and four lights for an object of about 0.8 m x s: grazing key, weak cool fill, top, and wall light."""
    backdrop(s)
    cx, cy = centre
    at = lambda x, y, z: (cx + x * s, cy + y * s, z * s)
    area(at(-2.0, -1.0, 1.7), at(-0.05, 0, 0.4), 1.0 * s, 80 * s * s * key, (1, 0.97, 0.93), 1.6 * s)
    area(at(2.2, -2.0, 1.2), at(0, 0, 0.4), 1.8 * s, 10 * s * s * fill, (0.92, 0.96, 1))
    area(at(0.3, 0.5, 2.7), at(0.05, 0.15, 0.3), 1.6 * s, 22 * s * s * top, (0.96, 0.98, 1))
    area((0, 0.6 * s, 3.2 * s), (0, 2.6 * s, 1.1 * s), 3.0 * s, 34 * s * s * wall)


def soften(x, low, high):
    """0 below low, 1 above high, smooth between; for movements."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def shoot(scene):
    """Render, clean and write the picture that the command line asked for."""
    develop.shoot(scene, OPT.get('out', os.path.join(ASSETS, 'out.png')), float(OPT.get('strength', 0.7)))
