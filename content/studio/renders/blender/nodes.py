"""A short way to write shader node graphs."""
import bpy


class Graph:
    """Nodes of one new material; values may be numbers, colours or other nodes' outputs."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, inputs=None, **settings):
        n = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(n, key, value)
        for key, value in (inputs or {}).items():
            self.set(n.inputs[key], value)
        return n

    def set(self, socket, value):
        if hasattr(value, 'is_output'):
            self.tree.links.new(value, socket)
            return
        if isinstance(value, tuple) and len(value) == 3 and socket.type == 'RGBA':
            value = (*value, 1)
        socket.default_value = value

    def math(self, operation, a, b=0.0):
        return self.node('Math', {0: a, 1: b}, operation=operation).outputs[0]

    def mix(self, factor, a, b, blend='MIX'):
        return self.node('MixRGB', {0: factor, 1: a, 2: b}, blend_type=blend).outputs[0]

    def choose(self, factor, a, b):
        return self.node('Mix', {0: factor, 2: a, 3: b}).outputs[0]

    def ramp(self, x, low, high, to_low=0.0, to_high=1.0):
        n = self.node('MapRange', {0: x, 1: low, 2: high, 3: to_low, 4: to_high})
        n.interpolation_type = 'SMOOTHSTEP'
        return n.outputs[0]

    def noise(self, vector=None, scale=5.0, detail=2.0, **inputs):
        given = {'Scale': scale, 'Detail': detail, **{k.title(): v for k, v in inputs.items()}}
        if vector is not None:
            given['Vector'] = vector
        return self.node('TexNoise', given)

    def random(self, number):
        return self.node('TexWhiteNoise', {'W': number}, noise_dimensions='1D').outputs[0]

    def bump(self, height, strength, distance, normal=None):
        given = {'Strength': strength, 'Distance': distance, 'Height': height}
        if normal is not None:
            given['Normal'] = normal
        return self.node('Bump', given).outputs[0]

    def grey(self, value):
        return self.node('CombineXYZ', {0: value, 1: value, 2: value}).outputs[0]

    def done(self, shader):
        self.node('OutputMaterial', {'Surface': shader})
        return self.material
