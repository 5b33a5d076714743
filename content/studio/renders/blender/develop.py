"""From the scene to a clean picture: render twice, denoise with albedo and normals, add a breath of grain, write a PNG."""
import os
import time

import bpy
import numpy as np

from denoise import denoise

PASSES = {'colour': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}


def write_passes(scene, folder):
    """Let the compositor write what the denoiser needs as float files; returns the file output node."""
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name + '-')
        tree.links.new(layers.outputs[output], files.inputs[-1])
    return files


def read_pass(path):
    """Float pixels (3, h, w) of a file, top row first; the file is removed."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return np.ascontiguousarray(np.nan_to_num(pixels.reshape(height, width, 4)[::-1, :, :3]).transpose(2, 0, 1))


def take(scene, folder, seed):
    """One render's passes as arrays."""
    scene.cycles.seed = seed
    bpy.ops.render.render()
    frame = '%04d.exr' % scene.frame_current
    return {name: read_pass(os.path.join(folder, f'{name}-{frame}')) for name in PASSES}


def grain(colour, amount=0.006):
    """Fine film grain: smooth backdrops stay free of bands."""
    rng = np.random.default_rng(1)
    return colour + rng.normal(0, amount, colour.shape[1:]).astype(np.float32) * np.sqrt(np.maximum(colour, 0.02))


def write_png(scene, colour, out):
    """Linear colour through the scene's film look into a 16-bit PNG."""
    height, width = colour.shape[1:]
    image = bpy.data.images.new('clean', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = colour.transpose(1, 2, 0)[::-1]
    image.pixels.foreach_set(pixels.ravel())
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth = 'PNG', '16'
    image.save_render(out, scene=scene)


def shoot(scene, out, strength=0.7):
    """Render with half the samples twice, so that the difference shows what is noise, and write the clean picture."""
    began, folder = time.time(), out + '.passes'
    scene.cycles.samples = max(4, scene.cycles.samples // 2)
    scene.cycles.adaptive_min_samples = 6
    scene.render.use_persistent_data = True
    write_passes(scene, folder)
    first, second = (take(scene, folder, seed) for seed in (1, 2))
    rendered = time.time()
    if os.environ.get('KEEP_PASSES'):
        np.savez(out + '.npz', **{f'{k}{i}': v for i, r in enumerate((first, second)) for k, v in r.items()})
    write_png(scene, grain(denoise(first, second, strength)), out)
    os.rmdir(folder)
    print('RENDERED in %.0f s, cleaned in %.0f s' % (rendered - began, time.time() - rendered))
