"""Skin, clothes and hair: clothes are cut from the body and fall by Blender's cloth; hair is thin ribbons."""

from body import *


# ---------- materials ----------
def load_image(path, srgb=True):
    i = bpy.data.images.load(path, check_existing=True)
    i.colorspace_settings.name = 'sRGB' if srgb else 'Non-Color'
    return i


def image_node(s, path, srgb=True, **kw):
    n = s.n('TexImage', **kw)
    n.image = load_image(path, srgb)
    return n


def skin_material(name, sweat=0.3, tint=(1, 1, 1), chalk=0, veins=1.0):
    """Skin from one of MakeHuman's pictures, with pores, veins and, on the hands, chalk."""
    s = N('skin')
    p = sorted(glob.glob(data_path('skins', name, '*.png')))
    t = image_node(s, p[0]).outputs[0]
    co = s.obj()
    pores = s.noise(co, 900, 3, 0.6)
    fine = s.noise(co, 210, 4, 0.6)
    big = s.noise(co, 16, 4, 0.6)
    c = s.mix(1, t, tint, 'MULTIPLY')
    c = s.mix(s.ramp(big, 0.4, 0.75, 0, 0.16), c, (0.42, 0.13, 0.09))
    fr = s.ramp(s.noise(co, 520, 3, 0.6), 0.58, 0.72, 0, 0.30)
    c = s.mix(fr, c, (0.30, 0.12, 0.07))
    c = s.mix(s.ramp(s.noise(co, 70, 5, 0.7), 0.35, 0.7, 0.10, 0), c, (0.75, 0.45, 0.33), 'OVERLAY')
    ve = s.noise(s.n('Mapping', {'Vector': co, 'Scale': (1, 1, 0.55)}).outputs[0], 26, 2, 0.4)
    ve = s.math('SUBTRACT', 1.0, s.ramp(s.math('ABSOLUTE', s.math('SUBTRACT', ve, 0.5)), 0, 0.035))
    ten = s.noise(co, 11, 3, 0.5)
    if chalk:
        hnd = s.n('SeparateXYZ', {0: s.n('UVMap', uv_map='hand').outputs[0]}).outputs[0]
        d = s.math(
            'MULTIPLY',
            s.ramp(hnd, 0.35, 0.95),
            s.ramp(
                s.math(
                    'ADD',
                    s.math('MULTIPLY', s.noise(co, 55, 6, 0.7), 0.6),
                    s.math('MULTIPLY', s.noise(co, 420, 4, 0.7), 0.4),
                ),
                0.62 - 0.22 * chalk,
                0.66 - 0.10 * chalk,
            ),
        )
        c = s.mix(s.math('MULTIPLY', d, 0.85), c, (0.70, 0.69, 0.67))
    s.p(
        Base_Color=c,
        Subsurface=0.07,
        Subsurface_Radius=(0.012, 0.0045, 0.0025),
        Subsurface_Color=c,
        Specular=0.42,
        Roughness=s.ramp(fine, 0.3, 0.7, 0.50 - 0.2 * sweat, 0.62 - 0.2 * sweat),
        Normal=s.bump(
            s.math('ADD', s.math('MULTIPLY', pores, 0.5), fine),
            0.22,
            0.0012,
            s.bump(
                s.math('ADD', s.math('MULTIPLY', ve, 0.35 * veins), s.math('MULTIPLY', ten, 1.2)), 0.5, 0.0022
            ),
        ),
    )
    return s.mat


def fabric(
    col,
    rough=0.85,
    sheen=0.35,
    weave=1500.0,
    wave=0.25,
    logo=None,
    logoc=(0.78, 0.775, 0.76),
    edge=0.016,
    cut=(),
    bands=(),
    folds=0.5,
):
    """Cloth with a fine weave, a hem and its seam, and a print on the back.

    The mesh has two maps: 'rest' is x and z in the rest pose, 'hem' is front or back and the distance to
    the edge. cut: round openings (x, z, radius); bands: heights at which tight cloth creases.
    """
    s = N('cloth')
    co = s.obj()
    r = s.n('UVMap', uv_map='rest').outputs[0]
    q = s.n('SeparateXYZ', {0: s.n('UVMap', uv_map='hem').outputs[0]})
    sp = s.n('SeparateXYZ', {0: r})
    wv = s.math(
        'MULTIPLY',
        s.math('SINE', s.math('MULTIPLY', sp.outputs[0], weave)),
        s.math('SINE', s.math('MULTIPLY', sp.outputs[1], weave)),
    )
    d = q.outputs[1]
    seam = s.math('SUBTRACT', 1.0, s.ramp(s.math('ABSOLUTE', s.math('SUBTRACT', d, edge)), 0, 0.0016))
    n = s.noise(co, 30, 5, 0.65)
    c = s.mix(s.ramp(n, 0.3, 0.7), tuple(x * 0.86 for x in col), col)
    c = s.mix(s.math('MULTIPLY', seam, 0.5), c, tuple(x * 0.35 for x in col))
    if logo:
        m = s.n(
            'Mapping',
            {
                'Vector': r,
                'Location': (0.5, 0.5 - logo[2] / logo[3], 0),
                'Scale': (1 / logo[1], 1 / logo[3], 1),
            },
        )
        t = image_node(s, logo[0], extension='CLIP')
        s.t.links.new(m.outputs[0], t.inputs[0])
        k = s.math(
            'MULTIPLY', s.math('MULTIPLY', t.outputs[1], s.math('GREATER_THAN', q.outputs[0], 0.0)), 0.94
        )
        c = s.mix(k, c, logoc)
    for x, z, r_ in cut:  # round openings, seen from the front or the back: armholes and neckline
        e = s.math(
            'SUBTRACT',
            s.math(
                'SQRT',
                s.math(
                    'ADD',
                    s.math('POWER', s.math('SUBTRACT', s.math('ABSOLUTE', sp.outputs[0]), x), 2.0),
                    s.math('POWER', s.math('SUBTRACT', sp.outputs[1], z), 2.0),
                ),
            ),
            r_,
        )
        al = (
            s.math('GREATER_THAN', e, 0.0)
            if x == cut[0][0] and z == cut[0][1]
            else s.math('MULTIPLY', al, s.math('GREATER_THAN', e, 0.0))
        )
        seam = s.math(
            'MAXIMUM',
            seam,
            s.math('SUBTRACT', 1.0, s.ramp(s.math('ABSOLUTE', s.math('SUBTRACT', e, 0.009)), 0, 0.0014)),
        )
    if cut:
        s.p(Alpha=al)
    h = s.math(
        'ADD',
        s.math('MULTIPLY', wv, 0.10),
        s.math('ADD', s.math('MULTIPLY', n, wave * 4), s.math('MULTIPLY', s.noise(co, 330, 3, 0.6), 0.5)),
    )
    h = s.math('SUBTRACT', h, s.math('MULTIPLY', seam, 1.5))
    mp = lambda v_, sc: s.n('Mapping', {'Vector': v_, 'Scale': sc}).outputs[0]
    fo = s.noise(mp(co, (8, 8, 3.4)), 1.6, 3, 0.5)
    if bands:  # tight cloth creases across the joints
        mk = 0.0
        for z, hw in bands:
            e = s.ramp(s.math('ABSOLUTE', s.math('SUBTRACT', sp.outputs[1], z)), 0, hw, 1, 0)
            mk = e if mk == 0.0 else s.math('MAXIMUM', mk, e)
        fo = s.math('MULTIPLY', s.noise(mp(r, (7, 34, 1)), 1.0, 2, 0.45), s.math('MULTIPLY', mk, 1.6))
    s.p(
        Base_Color=c,
        Roughness=rough,
        Specular=0.22,
        Sheen=sheen,
        Sheen_Tint=0.4,
        Normal=s.bump(h, 0.35, 0.0016, s.bump(fo, folds, 0.016)),
    )
    return s.mat


def logo(text, width, z, small=None, name=None):
    """A print for a shirt: (file, width, height of its middle above the floor, height)."""
    from PIL import Image, ImageDraw, ImageFont

    os.makedirs(CACHE, exist_ok=True)
    p = os.path.join(CACHE, hashlib.md5(f'{text}{small}'.encode()).hexdigest()[:10] + '.png')
    f = ImageFont.truetype(FONT, 400)
    x0, y0, x1, y1 = f.getbbox(text)
    H = (y1 - y0) * (1.5 if small else 1.0) + 40
    im = Image.new('RGBA', (x1 - x0 + 40, int(H)), (255, 255, 255, 0))
    d = ImageDraw.Draw(im)
    d.text((20 - x0, 20 - y0), text, font=f, fill=(255, 255, 255, 255))
    if small:
        f2 = ImageFont.truetype(FONT, 130)
        a = f2.getbbox(small)
        d.text(
            ((x1 - x0 + 40 - (a[2] - a[0])) / 2, y1 - y0 + 60 - a[1]),
            small,
            font=f2,
            fill=(255, 255, 255, 255),
        )
    im = im.transpose(Image.FLIP_LEFT_RIGHT)
    im.save(p)
    return p, width, z, width * im.size[1] / im.size[0]


def image_material(path, rough=0.55, tint=None, alpha=False, spec=0.4, nrm=None):
    s = N('tex')
    t = image_node(s, path)
    c = t.outputs[0]
    if tint:
        c = s.mix(1, c, tint, 'MULTIPLY')
    s.p(Base_Color=c, Roughness=rough, Specular=spec)
    if alpha:
        s.p(Alpha=s.ramp(t.outputs[1], 0.12, 0.75) if alpha == 'hard' else t.outputs[1])
    if nrm:
        color = image_node(s, nrm, False).outputs[0]
        s.p(Normal=s.n('NormalMap', {'Color': color, 'Strength': 0.8}).outputs[0])
    return s.mat


# ---------- meshes ----------
def mesh(name, v, f, mt, uv=None, sub=0, uvs={}, go=None, solid=0):
    """Adds a mesh to the scene. go: where its points are one frame later, for motion blur."""
    me = bpy.data.meshes.new(name)
    fs = [list(dict.fromkeys(q)) for q in f.tolist()]
    keep = [i for i, q in enumerate(fs) if len(q) > 2]
    me.from_pydata(v.tolist(), [], [fs[i] for i in keep])
    me.materials.append(mt)

    def layer(n, co):
        l = me.uv_layers.new(name=n)
        l.data.foreach_set(
            'uv', np.concatenate([co[i][: len(fs[i])] for i in keep]).astype(np.float32).ravel()
        )

    if uv is not None:
        layer('uv', uv)
    for n, c in uvs.items():
        layer(n, c[f])
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.update()
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    if go is not None:
        o.shape_key_add(name='Basis')
        k = o.shape_key_add(name='go')
        k.data.foreach_set('co', go.astype(np.float32).ravel())
        for fr, x in ((1, 0), (2, 1)):
            k.value = x
            k.keyframe_insert('value', frame=fr)
        for c in me.shape_keys.animation_data.action.fcurves:
            c.extrapolation = 'LINEAR'
            for p in c.keyframe_points:
                p.interpolation = 'LINEAR'
        k.slider_min = -2
        k.slider_max = 2
    if solid:
        m = o.modifiers.new('s', 'SOLIDIFY')
        m.thickness = solid
        m.offset = 1
    if sub:
        m = o.modifiers.new('u', 'SUBSURF')
        m.levels = m.render_levels = sub
    return o


# ---------- clothes ----------
TORSO = ('spine', 'breast', 'clavicle', 'shoulder', 'pelvis', 'root', 'neck01')
# What each piece covers, how loose it is and where it ends: sleeve and leg count along the limb
# (1: elbow or knee, 2: wrist or ankle). sim: frames of cloth simulation; 0: tight, it stays on the skin.
WEAR = dict(
    tee=dict(top=1, sleeve=0.62, ease=0.010, loose=0.85, hem=-0.125, neck=0.004, sim=30),
    tank=dict(top=1, sleeve=0.04, ease=0.009, loose=0.8, hem=-0.11, neck=-0.012, sim=30),
    crop=dict(top=1, sleeve=0.04, ease=0.0035, loose=0, hem=0.15, neck=-0.01, sim=0),
    fit=dict(top=1, sleeve=0.04, ease=0.004, loose=0.12, hem=-0.03, neck=-0.02, sim=0),
    longfit=dict(top=1, sleeve=1.93, ease=0.0045, loose=0.12, hem=-0.05, neck=0.015, sim=0),
    hoodie=dict(top=1, sleeve=1.95, ease=0.022, loose=0.95, hem=-0.06, neck=0.03, sim=28),
    shorts=dict(leg=0.74, ease=0.005, flare=0.045, waist=0.06, sim=26),
    leggings=dict(leg=1.86, ease=0.0028, flare=0, waist=0.10, sim=0),
    capri=dict(leg=1.45, ease=0.0028, flare=0, waist=0.10, sim=0),
    joggers=dict(leg=1.88, ease=0.006, flare=0.03, waist=0.06, sim=24),
    socks=dict(sock=1, ease=0.003, sim=0),
)


def garment(kind, v, f, over={}, res=0.014):
    """Cuts a garment from the body at rest: points, faces, and which points of the body carry each."""
    g = {**WEAR[kind], **over}
    names, _, jo, W = read_skeleton()
    J = {b: v[jo[b][0]].mean(0) for b in names}
    col = lambda *pre: W[:, [i for i, b in enumerate(names) if b.startswith(pre)]].sum(1)
    L, ok, _ = smoother(len(v), f)
    s = v.copy()
    for _ in range(10 if g.get('sim') else 4):
        s = np.where(ok[:, None], 0.5 * s + 0.5 * (L @ s), s)
    nn = normals(v, f)
    tor = col(*TORSO)
    arm = col('upperarm') + col('lowerarm')
    leg = col('upperleg') + col('lowerleg')
    p = s + nn * g['ease']
    zc = J['upperleg01.L'][2]
    fa = np.zeros(len(v), bool)
    if 'top' in g:
        if g['loose']:
            zt = J['upperarm01.L'][2] - 0.13
            band = (tor + col('upperleg01') > 0.5) & (v[:, 2] < zt + 0.06) & (v[:, 2] > zc - 0.10)
            yc = v[band, 1].mean()
            d = p[:, :2] - [0, yc]
            r = np.linalg.norm(d, axis=1)
            th = (np.arctan2(d[:, 1], d[:, 0]) / (2 * math.pi) * 48) % 48
            ref = np.array(
                [
                    max([r[band & (np.abs((th - i + 24) % 48 - 24) < 1.5)].max(initial=0.10), 0.10])
                    for i in range(48)
                ]
            )
            ref = (np.roll(ref, 1) + 2 * ref + np.roll(ref, -1)) / 4
            a = th.astype(int) % 48
            t = th - np.floor(th)
            rr = ref[a] * (1 - t) + ref[(a + 1) % 48] * t
            k = np.clip((zt + 0.05 - v[:, 2]) / 0.14, 0, 1) * (arm < 0.25) * g['loose']
            r2 = np.maximum(r, r + (rr * 0.985 - r) * k)
            p[:, :2] = [0, yc] + d * (r2 / np.maximum(r, 1e-6))[:, None]
            for sd in 'LR':
                ax = unit(J['lowerarm01.' + sd] - J['upperarm01.' + sd])
                q = v - J['upperarm01.' + sd]
                t = np.clip((q @ ax) / np.linalg.norm(J['lowerarm01.' + sd] - J['upperarm01.' + sd]), 0, 2)
                m = col(*[b + '.' + sd for b in ('upperarm01', 'upperarm02', 'lowerarm01', 'lowerarm02')])
                p += (unit(q - np.outer(q @ ax, ax))) * ((0.006 + 0.020 * np.minimum(t, 1)) * m * g['loose'])[
                    :, None
                ]
        fa = (tor + arm + col('upperleg') + col('neck')) > 0.55
    elif 'leg' in g:
        for sd, sx in (('L', 1), ('R', -1)):
            ax = unit(J['lowerleg01.' + sd] - J['upperleg01.' + sd])
            q = v - J['upperleg01.' + sd]
            t = (
                np.clip((q @ ax) / np.linalg.norm(J['lowerleg01.' + sd] - J['upperleg01.' + sd]), -0.15, 1.2)
                + 0.15
            )
            m = col(*[b + '.' + sd for b in ('upperleg01', 'upperleg02', 'lowerleg01', 'lowerleg02')])
            p += (unit(q - np.outer(q @ ax, ax))) * (g['flare'] * np.minimum(t, 1) ** 0.7 * m)[:, None]
            inn = (v[:, 0] * sx > 0) & (m > 0.4)
            p[inn, 0] = sx * np.maximum(p[inn, 0] * sx, 0.008)
        fa = (leg + col('pelvis', 'root', 'spine05', 'spine04', 'spine03', 'foot')) > 0.5
    else:
        fa = (col('foot', 'toe', 'lowerleg02')) > 0.5
    bm = bmesh.new()
    fi = np.where(fa[f].all(1))[0]
    use = np.unique(f[fi])
    ix = {a: bm.verts.new(p[a]) for a in use}
    for q in f[fi]:
        try:
            bm.faces.new([ix[a] for a in dict.fromkeys(q.tolist())])
        except ValueError:
            pass

    def cut(co, no, on=lambda c: True):
        fs = [x for x in bm.faces if on(x.calc_center_median())]
        gm = list({e for x in fs for e in x.edges} | {w for x in fs for w in x.verts}) + fs
        bmesh.ops.bisect_plane(bm, geom=gm, plane_co=V(co), plane_no=V(no), dist=1e-5)
        bmesh.ops.delete(
            bm,
            geom=[
                x
                for x in bm.faces
                if on(x.calc_center_median()) and (x.calc_center_median() - V(co)).dot(V(no)) > 1e-6
            ],
            context='FACES',
        )

    if 'top' in g:
        cut((0, 0, zc + 0.10 + g['hem']), (0, 0, -1), lambda c: abs(c.x) < 0.30 or c.z < zc + 0.02)
        nk = J['neck01']
        cut(nk + np.array([0, -0.01, g['neck'] + 0.012]), unit(np.array([0, -0.42, 1.0])))
        for sd, sx in (('L', 1), ('R', -1)):
            S0, E0, W0 = J['upperarm01.' + sd], J['lowerarm01.' + sd], J['wrist.' + sd]
            t = g['sleeve']
            a, b_, tt = (S0, E0, t) if t <= 1 else (E0, W0, t - 1)
            ax = unit(b_ - a)
            side = (
                lambda c, sx=sx, S0=S0: c.x * sx > abs(S0[0]) - 0.035
                and c.z > S0[2] - 0.75
                and (c.x * sx - abs(S0[0])) * 0.9 > (S0[2] - c.z) - 0.16
            )
            no = ax if t > 0.1 else unit(np.array([sx, 0, -0.15]))
            cut(a + (b_ - a) * tt, no, side)
    elif 'leg' in g:
        cut((0, 0, zc + g['waist'] + 0.05), unit(np.array([0, 0.06, 1.0])))
        for sd, sx in (('L', 1), ('R', -1)):
            S0, E0, W0 = J['upperleg01.' + sd], J['lowerleg01.' + sd], J['foot.' + sd]
            t = g['leg']
            a, b_, tt = (S0, E0, t) if t <= 1 else (E0, W0, t - 1)
            cut(
                a + (b_ - a) * tt,
                unit(unit(b_ - a) * 0.6 + np.array([0, 0, -0.4])),
                lambda c, sx=sx: c.x * sx > 0,
            )
    else:
        cut((0, 0, J['foot.L'][2] + 0.085), (0, 0, 1))
        cut((0, 0, J['foot.L'][2] - 0.03), (0, 0, -1))  # only what a shoe leaves in sight
    bmesh.ops.delete(bm, geom=[w for w in bm.verts if not w.link_faces], context='VERTS')
    # keep the largest piece, or two for socks
    bm.verts.index_update()
    seen = set()
    parts = []
    for w in bm.verts:
        if w in seen:
            continue
        st = [w]
        seen.add(w)
        c = []
        while st:
            x = st.pop()
            c.append(x)
            for e in x.link_edges:
                y = e.other_vert(x)
                if y not in seen:
                    seen.add(y)
                    st.append(y)
        parts.append(c)
    parts.sort(key=len)
    nkeep = 2 if 'sock' in g else 1
    bmesh.ops.delete(bm, geom=[w for c in parts[:-nkeep] for w in c], context='VERTS')
    if g.get('sim'):
        bmesh.ops.subdivide_edges(
            bm, edges=[e for e in bm.edges if e.calc_length() > res], cuts=1, use_grid_fill=True, smooth=0.25
        )
        if res < 0.016:
            bmesh.ops.triangulate(bm, faces=[x for x in bm.faces if len(x.verts) > 4])
            bmesh.ops.subdivide_edges(
                bm, edges=[e for e in bm.edges if e.calc_length() > res * 1.25], cuts=1, use_grid_fill=True
            )
    bmesh.ops.triangulate(bm, faces=[x for x in bm.faces if len(x.verts) > 4])
    bm.verts.index_update()
    gv = np.array([w.co for w in bm.verts])
    gf = np.array([[w.index for w in x.verts] + [x.verts[-1].index] * (4 - len(x.verts)) for x in bm.faces])
    bd = np.array([w.is_boundary for w in bm.verts])
    bm.free()
    # carried by the nearest place of the body
    bf = f[fi]
    tr = BVHTree.FromPolygons(v.tolist(), [list(dict.fromkeys(q)) for q in bf.tolist()])
    idx = np.zeros((len(gv), 4), int)
    w4 = np.zeros((len(gv), 4))
    for i, c in enumerate(gv):
        co, _, k, _ = tr.find_nearest(V(c))
        q = bf[k]
        dd = 1 / np.maximum(np.linalg.norm(v[q] - np.array(co), axis=1), 1e-4) ** 2
        idx[i] = q
        w4[i] = dd / dd.sum()
    from mathutils.kdtree import KDTree

    kd = KDTree(int(bd.sum()))
    [kd.insert(V(c), i) for i, c in enumerate(gv[bd])]
    kd.balance()
    edge = np.array([kd.find(V(c))[2] for c in gv])
    ed = np.full(len(v), 9.0)
    for a in use:
        ed[a] = kd.find(V(p[a]))[2]
    near = BVHTree.FromPolygons(gv.tolist(), [list(dict.fromkeys(q)) for q in gf.tolist()])
    under = np.zeros(len(v), bool)
    for a in use:
        if ed[a] > (0.03 if g.get('sim') else 0.012):
            h = near.find_nearest(V(p[a]))
            if h[0] is not None and h[3] < 0.004:
                under[a] = True
    return gv, gf, idx, w4, edge, under, g


def drape(gv, start, gf, pin, solids, frames, key=''):
    """Lets a garment fall from where the pose has carried it. The result is kept in work/cloth."""
    os.makedirs(CACHE, exist_ok=True)
    h = hashlib.md5(
        gv.tobytes()
        + start.tobytes()
        + str((frames, key)).encode()
        + b''.join(np.asarray(s[0]).tobytes() for s in solids)
    ).hexdigest()[:16]
    p = os.path.join(CACHE, h + '.npy')
    if os.path.exists(p):
        return np.load(p)
    import time

    t0 = time.time()
    sc = bpy.context.scene
    os_ = []
    tmp = bpy.data.scenes.new('drape')
    vl = tmp.view_layers[0]

    def ob(n, v, f):
        me = bpy.data.meshes.new(n)
        me.from_pydata(v.tolist(), [], [list(dict.fromkeys(q)) for q in f.tolist()])
        o = bpy.data.objects.new(n, me)
        tmp.collection.objects.link(o)
        os_.append(o)
        return o

    for v, f in solids:
        o = ob('solid', v, f)
        m = o.modifiers.new('c', 'COLLISION')
        o.collision.thickness_outer = 0.003
        o.collision.thickness_inner = 0.02
        o.collision.cloth_friction = 12
    o = ob('cloth', start, gf)
    o.shape_key_add(name='Basis')
    k = o.shape_key_add(name='rest')
    k.data.foreach_set('co', gv.astype(np.float32).ravel())
    vg = o.vertex_groups.new(name='pin')
    for i in np.where(pin > 0)[0]:
        vg.add([int(i)], float(pin[i]), 'REPLACE')
    m = o.modifiers.new('c', 'CLOTH')
    c = m.settings
    c.quality = 6
    c.mass = 0.22
    c.air_damping = 2
    c.tension_stiffness = c.compression_stiffness = 22
    c.shear_stiffness = 6
    c.bending_stiffness = 0.10
    c.shrink_min = -0.05
    c.tension_damping = c.compression_damping = 8
    c.bending_model = 'ANGULAR'
    c.rest_shape_key = k
    c.vertex_group_mass = 'pin'
    c.pin_stiffness = 1.0
    m.collision_settings.collision_quality = 3
    m.collision_settings.distance_min = 0.003
    m.collision_settings.use_self_collision = False
    m.point_cache.frame_start = 1
    m.point_cache.frame_end = frames
    tmp.frame_start = 1
    tmp.frame_end = frames
    for fr in range(1, frames + 1):
        tmp.frame_set(fr)
    dg = vl.depsgraph
    e = o.evaluated_get(dg)
    me = e.to_mesh()
    q = np.zeros(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get('co', q)
    q = q.reshape(-1, 3).astype(float)
    e.to_mesh_clear()
    for o in os_:
        bpy.data.objects.remove(o)
    bpy.data.scenes.remove(tmp)
    print(f'DRAPE {len(gv)} points {time.time()-t0:.1f}s moved {np.abs(q-start).max():.3f}', flush=True)
    np.save(p, q)
    return q


# ---------- hair ----------
HAIR = dict(
    dark=(0.011, 0.007, 0.0045),
    brown=(0.030, 0.015, 0.008),
    blond=(0.20, 0.115, 0.045),
    black=(0.005, 0.004, 0.004),
    grey=(0.12, 0.115, 0.11),
    silver=(0.34, 0.33, 0.32),
    red=(0.085, 0.025, 0.009),
)


def hair_material(col):
    s = N('hair')
    r = s.n('SeparateXYZ', {0: s.n('UVMap', uv_map='rest').outputs[0]})
    c = s.mix(r.outputs[0], tuple(x * 0.55 for x in col), tuple(x * 1.5 for x in col))
    c = s.mix(s.math('MULTIPLY', r.outputs[1], 0.35), c, tuple(min(1, x * 2.2) for x in col))
    cp = s.math('GREATER_THAN', r.outputs[1], 1.5)
    s.p(
        Base_Color=s.mix(cp, c, tuple(x * 0.6 + 0.006 for x in col)),
        Roughness=s.math('ADD', 0.42, s.math('MULTIPLY', cp, 0.5)),
        Specular=s.math('SUBTRACT', 0.36, s.math('MULTIPLY', cp, 0.3)),
    )
    return s.mat


# Lengths in m: hair that stands, hair that falls, and beards.
PUFFS = dict(afro=0.085, curls=0.045)
FALLS = dict(bob=0.21, locs=0.36)
BEARDS = dict(beard=0.030, goatee=0.024)
STYLES = ('crop', 'short', 'tail', 'braid', 'bun', 'knot', *PUFFS, *FALLS)


def beard_area(style, v, down, u):
    """Where a beard grows. down: how far below the crown, u: from the brow (0) to the back of the head (1)."""
    x = np.abs(v[:, 0])
    lips = (x < 0.027) & (down > 0.176) & (down < 0.196)
    cheek = np.interp(u, [-0.2, 0.15, 0.45, 0.58], [0.168, 0.168, 0.140, 0.115])
    jaw = np.interp(u, [0.25, 0.56], [0.262, 0.215])
    on = (x < 0.085) & (down > cheek) & (down < jaw) & (u < 0.56) & ~lips
    return on & ((x < 0.036) & (u < 0.35)) if style == 'goatee' else on


def hair_strands(style, v, f, raw, fix, seed=1, n=14000, width=0.0006):
    """Hair as thin ribbons along the head, or a beard. Gives points, faces and a tone per point, at rest.

    style: crop, short, afro, curls, tail, braid, bun, knot, bob, locs, beard or goatee
    """
    q = np.random.default_rng(seed)
    names, _, jo, W = read_skeleton()
    hd = W[:, names.index('head')]
    top = v[f][..., 2].max()
    nn = normals(v, f)
    nk = v[jo['head'][0]].mean(0)
    yf = v[np.unique(f)][v[np.unique(f)][:, 2] > top - 0.12][:, 1].min()
    yb = v[np.unique(f)][v[np.unique(f)][:, 2] > top - 0.12][:, 1].max()
    u = (v[:, 1] - yf) / (yb - yf)
    hh = (yb - yf) / 0.20
    cutz = top - hh * np.interp(
        u,
        [0, 0.20, 0.30, 0.44, 0.50, 0.62, 0.70, 1],
        [0.040, 0.046, 0.066, 0.098, 0.125, 0.150, 0.172, 0.178],
    )
    ear = (np.abs(v[:, 0]) > 0.071 * hh) & (v[:, 2] < top - 0.088 * hh) & (u < 0.62)
    on = (v[:, 2] > cutz) & (hd > 0.15) & ~ear
    if style in BEARDS:
        on = beard_area(style, v, (top - v[:, 2]) / hh, u)
    fs = f[on[f].all(1)]
    T = BVHTree.FromPolygons(v.tolist(), [list(dict.fromkeys(x)) for x in fs.tolist()])
    HB = BVHTree.FromPolygons(
        v.tolist(), [list(dict.fromkeys(x)) for x in f[(v[f][..., 2] > nk[2] - 0.08).all(1)].tolist()]
    )
    a = np.linalg.norm(np.cross(v[fs[:, 2]] - v[fs[:, 0]], v[fs[:, 3]] - v[fs[:, 1]]), axis=1)
    if style == 'locs':
        n = 110
    pick = q.choice(len(fs), n, p=a / a.sum())
    b = q.dirichlet((1, 1, 1, 1), n)
    P = (v[fs[pick]] * b[..., None]).sum(1)
    Nn = unit((nn[fs[pick]] * b[..., None]).sum(1))
    c = v[np.unique(fs)].mean(0)
    crown = np.array([0.012, c[1] + 0.045, top])
    back = v[np.unique(fs)][:, 1].max()
    tie = np.array(
        dict(
            tail=(0, back - 0.004, top - 0.075), braid=(0, back - 0.012, top - 0.13), knot=(0, c[1] + 0.03, top)
        ).get(style, (0, back - 0.03, top - 0.02))
    )
    whole = BVHTree.FromPolygons(v.tolist(), [list(dict.fromkeys(x)) for x in f.tolist()])

    def falling(p, no, length, k):
        """A strand that falls to the sides of the face and lies on neck and shoulders."""
        side = 1 if p[0] > 0 else -1
        d = unit(no * 0.5 + np.array([side * 0.5, 0.9 if p[1] < c[1] else 0.15, 0]))
        path = [p]
        for _ in range(int(length / 0.022)):
            d = unit(d * 0.72 + np.array([0, 0, -0.42]) + q.normal(0, 0.05, 3))
            p = p + d * 0.022
            at, out, _, _ = whole.find_nearest(V(p))
            gap = 0.003 + 0.009 * k
            if (V(p) - at).dot(out) < gap:
                p = np.array(at + out * gap)
            if p[2] < top - 0.06 * hh and abs(p[0]) < 0.068 * hh and p[1] < c[1] - 0.02:
                p[0] = side * 0.068 * hh
                p[1] = max(p[1], c[1] - 0.04 * hh)
            path.append(p)
        return path

    pts = []
    cols = []
    for i in range(n):
        p = P[i]
        no = Nn[i]
        k = q.random()
        tone = q.random() * 0.8
        path = [p]
        if style in BEARDS:
            L = BEARDS[style] * (0.5 + 0.7 * k)
            d = unit(no * 0.55 + np.array([0, 0.05, -0.75]) + q.normal(0, 0.18, 3))
            path = [p, p + d * L * 0.5, p + d * L * 0.5 + unit(d - no * 0.3) * L * 0.5]
        elif style in PUFFS:
            L = PUFFS[style] * (0.75 + 0.4 * k)
            d = unit(p - c + np.array([0, 0, 0.03]))
            for j in range(6):
                p = p + d * L / 6
                path.append(p + q.normal(0, 0.0045, 3))
        elif style in FALLS:
            path = falling(p, no, FALLS[style] * (0.9 + 0.2 * k), k)
        elif style in ('crop', 'short'):
            L = (
                (0.017 if style == 'crop' else 0.034)
                * (0.55 + 0.6 * k)
                * (0.55 + 0.45 * min(1, max(0, (p[2] - nk[2] - 0.02) / 0.10)))
            )
            d = p - crown
            d = unit(d - no * (d @ no)) + q.normal(0, 0.28, 3)
            lift = 0.38
            if p[1] < c[1] - 0.02 and p[2] > top - 0.05:
                d = unit(d * 0.4 + np.array([0.5, -0.5, 0]))
            dr = unit(d + no * lift + np.array([0, 0, -0.12]))
            for j in range(3):
                p = p + dr * L / 3
                dr = unit(dr - no * 0.16 + np.array([0, 0, -0.10]) + q.normal(0, 0.08, 3))
                path.append(p)
        else:
            fly = k > 0.965
            steps = 9
            for j in range(steps):
                d = tie - p
                L = np.linalg.norm(d)
                if L < 0.012:
                    break
                h = HB.find_nearest(V(p))
                no = np.array(h[1])
                d = unit(d - no * (d @ no) * 0.9) + q.normal(0, 0.05, 3)
                p = p + unit(d) * min(L, 0.024)
                h = HB.find_nearest(V(p))
                p = np.array(h[0]) + np.array(h[1]) * (
                    0.002 + 0.005 * k * min(1, L / 0.05) + (0.006 if fly else 0)
                )
                path.append(p)
                if fly and j == 4:
                    break
        if style == 'locs':
            for i in range(46):
                t = q.random() * 6.28
                spiral = [(math.cos(t + j * 1.3), math.sin(t + j * 1.3), 0.3) for j in range(len(path))]
                pts.append([x + 0.0058 * np.array(w) + q.normal(0, 0.0007, 3) for x, w in zip(path, spiral)])
                cols.append(q.random())
            continue
        pts.append(path)
        cols.append(tone)
    if style == 'tail':
        for i in range(n // 3):
            r = q.normal(0, 0.0075, 3)
            p = tie + r * 0.8
            L = 0.27 * (0.5 + 0.55 * q.random() ** 0.6)
            dr = unit(np.array([0, 1.0, 0.25]) + r * 8)
            path = [p]
            for j in range(8):
                p = p + dr * L / 8
                dr = unit(dr * 0.72 + np.array([r[0] * 1.2, 0.02, -0.46]) + q.normal(0, 0.03, 3))
                path.append(p)
            pts.append(path)
            cols.append(q.random())
    if style == 'braid':
        middle = [tie]
        for j in range(22):
            p = middle[-1] + np.array([0, 0.004 if j < 4 else -0.002, -0.016])
            at, out, _, _ = whole.find_nearest(V(p))
            if (V(p) - at).dot(out) < 0.02:
                p = np.array(at + out * 0.02)
            middle.append(p)
        for i in range(n // 6):
            turn = i % 3 * 2.094
            r = q.normal(0, 0.0042, 3)
            end = len(middle) - (0 if q.random() < 0.8 else q.integers(0, 5))
            pts.append(
                [
                    m + r + np.array([0.013 * math.sin(j * 0.95 + turn), 0.008 * math.sin(j * 1.9 + 2 * turn), 0])
                    for j, m in enumerate(middle[:end])
                ]
            )
            cols.append(q.random())
    if style in ('bun', 'knot'):
        bc = tie + np.array([0, 0.022, 0.018])
        for i in range(n // 5):
            ax = unit(np.array([0, 0.8, 0.6]) + q.normal(0, 0.5, 3))
            e = unit(np.cross(ax, q.normal(0, 1, 3)))
            g = np.cross(ax, e)
            r = 0.034 * (0.86 + 0.18 * q.random())
            t0 = q.random() * 6.28
            path = [bc + r * (e * math.cos(t0 + t) + g * math.sin(t0 + t)) for t in np.linspace(0, 1.9, 7)]
            pts.append(path)
            cols.append(q.random())
    vs = []
    fc = []
    uv = []
    for path, t in zip(pts, cols):
        if len(path) < 2:
            continue
        o = len(vs)
        m = len(path)
        sd = unit(np.cross(path[-1] - path[0], q.normal(0, 1, 3)))
        for j, p in enumerate(path):
            w = width * (1 - 0.75 * (j / (m - 1)) ** 2) * 0.5
            vs += [p - sd * w, p + sd * w]
            uv += [(t, j / (m - 1))] * 2
        fc += [[o + 2 * j, o + 2 * j + 1, o + 2 * j + 3, o + 2 * j + 2] for j in range(m - 1)]
    cap = np.unique(fs)
    ren = -np.ones(len(v), int)
    ren[cap] = np.arange(len(cap)) + len(vs)
    vs = np.concatenate([np.array(vs), v[cap] + nn[cap] * (PUFFS.get(style, 0.003) * 0.5)])
    uv = np.concatenate([np.array(uv), np.tile([0.3, 2.0], (len(cap), 1))])
    return vs, np.concatenate([np.array(fc), ren[fs]]), uv


def arm_hair(v, f, seed=1, n=9000, width=0.00016, parts=('lowerarm', 'lowerleg')):
    """Short hair of arms and legs for close views, and the point of the body that carries each."""
    q = np.random.default_rng(seed)
    names, _, jo, W = read_skeleton()
    vs = []
    fc = []
    src = []
    nn = normals(v, f)
    for pt in parts:
        w = W[:, [i for i, b in enumerate(names) if b.startswith(pt)]].sum(1)
        fs = f[(w[f] > 0.75).all(1)]
        a = np.linalg.norm(np.cross(v[fs[:, 2]] - v[fs[:, 0]], v[fs[:, 3]] - v[fs[:, 1]]), axis=1)
        pick = q.choice(len(fs), n // len(parts), p=a / a.sum())
        b = q.dirichlet((1, 1, 1, 1), len(pick))
        P = (v[fs[pick]] * b[..., None]).sum(1)
        Nn = unit((nn[fs[pick]] * b[..., None]).sum(1))
        for p, no, fi in zip(P, Nn, pick):
            if q.random() < 0.35 * max(0, no[1] * -1 if pt == 'lowerarm' else 0):
                continue
            sd = 'L' if p[0] > 0 else 'R'
            e = v[jo[('wrist.' if pt == 'lowerarm' else 'foot.') + sd][0]].mean(0)
            d = unit(e - p)
            d = unit(d - no * (d @ no) + no * 0.35 + q.normal(0, 0.35, 3))
            L = 0.011 * (0.5 + 0.8 * q.random())
            sdv = unit(np.cross(d, q.normal(0, 1, 3))) * width * 0.5
            o = len(vs)
            vs += [
                p - sdv,
                p + sdv,
                p + d * L * 0.6 + sdv * 0.7,
                p + d * L * 0.6 - sdv * 0.7,
                p + unit(d - no * 0.25) * L,
            ]
            fc += [[o, o + 1, o + 2, o + 3], [o + 3, o + 2, o + 4, o + 4]]
            src += [fs[fi][0]] * 5
    return np.array(vs), np.array(fc), np.array(src)
