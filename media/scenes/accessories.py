"""What people wear besides clothes: caps, glasses, headbands, straps. Each takes the result of person()."""

from people import *


def head_frame(w):
    """The place of the head: z up from the middle of the skull, -y is where the face looks."""
    r, at = w['X']['head']
    m = M([list(x) for x in r]).to_4x4()
    m.translation = V(at)
    return m @ M.Translation((0, -0.018, 0.088))


def surface(w, *names):
    """What rays hit: the objects of a person with these names."""
    points, faces = [], []
    for name in names:
        o = w.get(name)
        if o:
            n = len(points)
            points += [o.matrix_world @ x.co for x in o.data.vertices]
            faces += [[i + n for i in p.vertices] for p in o.data.polygons]
    return BVHTree.FromPolygons(points, faces)


def sheet(name, rows, material, thickness=0.004, closed=False):
    """A smooth sheet through rows of points of equal length; None leaves a hole."""
    n = len(rows[0])
    b = B(name)
    faces = []
    for j in range(len(rows) - 1):
        for i in range(n if closed else n - 1):
            q = [(j, i), (j, (i + 1) % n), (j + 1, (i + 1) % n), (j + 1, i)]
            if all(rows[y][x] is not None for y, x in q):
                faces.append([y * n + x for y, x in q])
    b.add([x or V((0, 0, 0)) for row in rows for x in row], faces, material)
    o = b.put()
    o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons))
    for kind, values in (('SOLIDIFY', dict(thickness=thickness, offset=1)), ('SUBSURF', dict(render_levels=2))):
        m = o.modifiers.new('m', kind)
        for key, value in values.items():
            setattr(m, key, value)
    return o


def around_head(w, z, out, tilt=0, n=40):
    """Points around the head at height z above the middle of the skull, `out` meters off it."""
    m = head_frame(w)
    hits = surface(w, 'body')
    r = []
    for i in range(n):
        a = 2 * math.pi * i / n
        d = V((math.sin(a), -math.cos(a), 0))
        height = z - tilt * d.y
        hit = hits.ray_cast(m @ (V((0, 0, height)) + d * 0.3), m.to_3x3() @ -d)[0]
        r.append((m.inverted() @ hit if hit else V((0, 0, height)) + d * 0.09) + d * out)
    return [m @ p for p in r]


def headband(w, c='redm'):
    """A band around forehead and back of the head."""
    sheet('band', [around_head(w, z, 0.014, 0.012) for z in (-0.010, 0.006, 0.022)], mat(c), 0.004, True)


def cap(w, c='blackm'):
    """A cap with a peak."""
    b = B('cap')
    rim = [(math.cos(R(i)), math.sin(R(i))) for i in range(-4, 91, 4)]
    b.lathe([(max(1e-4, x), z) for x, z in rim], mat(c), M.Diagonal((0.086, 0.108, 0.088, 1)), 48)
    b.put().matrix_world = head_frame(w) @ M.Translation((0, 0.008, 0.026))
    peak = []
    for j in range(5):
        a = [R(x) for x in range(-72, 73, 12)]
        k = 1 + 0.62 * j / 4
        peak.append(
            [V((0.088 * math.sin(x), -0.100 * math.cos(x) * k, 0.020 - 0.028 * (j / 4) - 0.018 * math.sin(x) ** 2)) for x in a]
        )
    o = sheet('peak', peak, mat(c), 0.003)
    o.matrix_world = head_frame(w)


def glasses(w):
    """Thin frames before the eyes."""
    m = head_frame(w)
    back = m.inverted()
    eyes = [back @ (w['eyes'].matrix_world @ x.co) for x in w['eyes'].data.vertices]
    b = B('glasses')
    for side in (1, -1):
        own = [p for p in eyes if p.x * side > 0]
        c = sum(own, V((0, 0, 0))) / len(own)
        front = min(p.y for p in own) - 0.012
        c = V((c.x + 0.002 * side, front, c.z - 0.003))
        ring = [c + V((0.025 * math.cos(R(t)), 0, 0.020 * math.sin(R(t)))) for t in range(0, 360, 15)]
        b.tube(ring, 0.0014, mat('dark'), 6, True)
        b.tube([c + V((0.025 * side, 0, 0.006)), V((0.080 * side, front + 0.05, c.z + 0.006)), V((0.082 * side, front + 0.125, c.z - 0.004))], 0.0014, mat('dark'), 6)
        b.tube([c - V((0.025 * side, 0, -0.004)), V((0, front - 0.003, c.z + 0.006))], 0.0014, mat('dark'), 6)
    b.put().matrix_world = m


def over_shoulder(w, tops, side, out, width, front, back, material, place=0.5, thickness=0.008, wave=0.008):
    """A strip of cloth that lies over a shoulder and hangs down before and behind: a towel, a strap.

    out: where it lies between neck (0) and the end of the shoulder (1), as `place`
    """
    hits = surface(w, 'body', *tops)
    J = w['J']
    right, left = V(J['upperarm01.R']), V(J['upperarm01.L'])
    across = (left - right).normalized() * (1 if side == 'L' else -1)
    ahead = across.cross(V((0, 0, 1))) * (1 if side == 'L' else -1)
    neck, end = V(J['neck01']), V(J[f'upperarm01.{side}'])
    rows = []
    for i in range(9):
        o = neck + (end - neck).project(across) * (place + (i / 8 - 0.5) * width / (end - neck).project(across).length)
        lift = 0.010 + out + wave * math.sin(i * 1.9)
        top = hits.ray_cast(V((o.x, o.y, neck.z + 0.05)), V((0, 0, -1)))[0]
        z0 = top.z + lift if top else neck.z
        row = []
        for sign, length in ((1, front), (-1, back)):
            part, far = [], 0
            steps = max(3, int(length / 0.03))
            for j in range(steps + 1):
                z = z0 - length * j / steps
                hit = hits.ray_cast(V((o.x, o.y, z)) + ahead * sign * 0.6, -ahead * sign)[0]
                reach = (hit - o).dot(ahead * sign) + lift if hit else 0
                far = max(far, min(reach, 0.2)) if j > 0 else min(max(reach, 0), 0.03)
                p = V((o.x, o.y, 0)) + ahead * sign * far
                part.append(V((p.x, p.y, z if j else z0)))
            row = row[::-1][:-1] + part if row else part
        rows.append(row)
    return sheet('strip', rows, material, thickness)


def mug(c='white'):
    """A mug, its middle at the origin, its handle along x."""
    b = B('mug')
    b.lathe([(1e-4, -0.045), (0.034, -0.045), (0.037, -0.04), (0.037, 0.045), (0.034, 0.045), (0.034, -0.036), (1e-4, -0.036)], mat(c))
    b.tube([V((0.036 + 0.026 * math.sin(R(t)), 0, 0.032 * math.cos(R(t)))) for t in range(0, 181, 15)], 0.005, mat(c), 8)
    return b
