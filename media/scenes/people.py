"""Puts people together: body, clothes, hair and shoes in a pose.

person(body, wears, hair, pose, at, turn) builds one. A person stands at (0, 0, 0) and looks along -y before
being turned. Show people from behind, against the light, blurred or cropped: never a sharp face.
"""

from wear import *

# ---------- a person ----------
COLORS = dict(
    black=(0.012, 0.012, 0.0125),
    char=(0.045, 0.046, 0.048),
    grey=(0.17, 0.17, 0.175),
    red=(0.52, 0.006, 0.016),
    white=(0.66, 0.65, 0.63),
    navy=(0.012, 0.02, 0.05),
    olive=(0.05, 0.055, 0.03),
)
SHOES = dict(run='shoes05', blue='shoes06')


def person(
    body=None,
    wears=('tee', 'shorts'),
    hair='short',
    pose=None,
    at=(0, 0, 0),
    turn=0,
    shoes=('run', (0.07, 0.07, 0.075)),
    over=None,
    moving=None,
    haircol=None,
    sub=1,
    sweat=0.3,
    print_=None,
    sim=True,
    res=0.014,
    chalk=0,
    beard=None,
):
    """Builds one person; gives their objects by name, and:

    J: where the joints are, X: rotation and place of every bone, grip: where the hands hold something.

    body: gender, age, muscle and weight (0 to 1), height in m, race, skin, tint, seed
    wears: from the skin outward, names of WEAR or (name, color or fabric(...), changed measures)
    pose: a name of POSES or a dict; over: single values to change
    moving: (pose, shift), where the person is half a second later, for motion blur
    res: size of the cloth's faces in m (0.02 is enough beyond 8 m)
    beard: beard or goatee
    sim=False or $PEOPLE_QUICK: clothes do not fall, for a quick look
    """
    build = dict(
        gender='male',
        age=28,
        muscle=0.65,
        weight=0.5,
        height=1.78,
        race='caucasian',
        skin='young_caucasian_male',
    )
    build.update(body or {})
    sim = sim and not os.environ.get('PEOPLE_QUICK')
    raw = body_points(**build)
    base = read_obj(data_path('3dobjs', 'base.obj'))
    isb = base[4] == 'body'
    f, ft = base[2][isb], base[3][isb]
    P = {**(POSES[pose] if isinstance(pose, str) else pose or {}), **(over or {})}
    zz = raw[:13380] @ TO_METERS
    k0 = build['height'] / (zz[:, 2].max() - zz[:, 2].min())
    fitm = lambda q: (q @ TO_METERS) * k0
    shoe_tint = None
    if isinstance(shoes, tuple):
        shoes, shoe_tint = shoes
    floor = zz[:, 2].min() * k0
    shoe = SHOES.get('run' if shoes == 'kit' else shoes, shoes)
    sv = None
    if shoe:
        pth = data_path('clothes', shoe, shoe + '.mhclo')
        sv = fit_to_body(pth, raw)
        floor = min(floor, (fitm(sv[0]))[:, 2].min())
    fix = lambda q: fitm(q) - np.array([0, 0, floor])
    v = fix(raw)
    names, _, jo, W = read_skeleton()
    k = build['height'] / 1.76

    def posed(P):
        X = skeleton(v, P, k)
        if P.get('drop'):
            dz = np.array([0, 0, pose_points(v[:13380], W[:13380], X)[:, 2].min()])
            # down until something touches the floor
            X = {b: x if b == '_grip' else (x[0], x[1] - dz) for b, x in X.items()}
        p = pose_points(v, W, X)
        hd = W[
            :,
            [
                i
                for i, b in enumerate(names)
                if b.startswith(('finger', 'metacarpal', 'wrist', 'head', 'toe', 'foot')) or jo[b] is None
            ],
        ].sum(1)
        return X, relax_skin(v, p, f, 14, np.clip(1 - 1.6 * hd, 0, 1))

    X, p = posed(P)
    m4 = np.array(M.Translation(V(at)) @ M.Rotation(R(turn), 4, 'Z'))
    X2 = p2 = None
    if moving:
        X2, p2 = posed({**(POSES[moving[0]] if isinstance(moving[0], str) else moving[0]), **(over or {})})
        p2 = p2 + np.array(moving[1])
    out = lambda q: q @ m4[:3, :3].T + m4[:3, 3]
    maybe_out = lambda q: None if q is None else out(q)
    hide = np.zeros(len(v), bool)
    made = {}
    solids = [(p[:13380], f)]
    # clothes, from the skin outwards
    for it in wears:
        kind, c = (it if isinstance(it, tuple) else (it, 'black'))[:2]
        ov = it[2] if isinstance(it, tuple) and len(it) > 2 else {}
        gv, gf, idx, w4, edge, under, g = garment(kind, v, f, ov, res)
        Wg = (W[idx] * w4[..., None]).sum(1)
        a = pose_points(gv, Wg, X)
        a = relax_skin(gv, a, gf, 10)
        a2 = relax_skin(gv, pose_points(gv, Wg, X2), gf, 10) + np.array(moving[1]) if moving else None
        if g.get('sim') and sim:
            pin = np.clip(1 - (edge - 0.004) / 0.02, 0, 1) * (
                (gv[:, 2] > v[jo['neck01'][0]].mean(0)[2] - 0.09)
                if 'top' in g
                else (gv[:, 2] > gv[:, 2].max() - 0.06)
            )
            q = drape(gv, a, gf, np.where(pin > 0.02, pin, 0), solids, g['sim'], kind)
            a2 = a2 + (q - a) if moving else None
            a = q
        elif g.get('sim'):
            pass  # a quick look: as carried, not fallen
        else:  # tight: never inside the skin
            bv = BVHTree.FromPolygons(p.tolist(), [list(dict.fromkeys(q)) for q in f.tolist()])
            for i in range(len(a)):
                co, no, _, d = bv.find_nearest(V(a[i]))
                if co is not None and (V(a[i]) - co).dot(no) < g['ease'] * 0.8:
                    a[i] = np.array(co + no * g['ease'])
        nk_, sh_ = v[jo['neck01'][0]].mean(0), v[jo['upperarm01.L'][0]].mean(0)
        ct = (
            [(sh_[0] + 0.012, sh_[2] - 0.055, 0.068 * k), (0, nk_[2] + 0.025, 0.088 * k)]
            if kind in ('crop', 'fit', 'tank')
            else ()
        )
        m = (
            c
            if not isinstance(c, (str, tuple))
            else fabric(
                COLORS[c] if isinstance(c, str) else c,
                **(dict(rough=0.62, sheen=0.15, wave=0.08) if not g.get('sim') else {}),
                logo=print_ if 'top' in g else None,
                cut=ct,
                bands=(
                    []
                    if g.get('sim')
                    else [
                        (v[jo['lowerleg01.L'][0]].mean(0)[2] - 0.02, 0.10),
                        (v[jo['foot.L'][0]].mean(0)[2] + 0.06, 0.09),
                        (v[jo['upperleg01.L'][0]].mean(0)[2] - 0.07, 0.07),
                        (v[jo['spine04'][0]].mean(0)[2], 0.08),
                    ]
                )
            )
        )
        if g.get('sim') and sim:
            # skin under the fallen cloth is left out, or it would show through
            ct_ = BVHTree.FromPolygons(a.tolist(), [list(dict.fromkeys(q)) for q in gf.tolist()])
            for i in np.where(under)[0]:
                co, no, _, d = ct_.find_nearest(V(p[i]), 0.03)
                hide[i] |= co is not None and (V(p[i]) - co).dot(no) < 0
        made[kind] = mesh(
            kind,
            out(a),
            gf,
            m,
            None,
            1,
            dict(rest=gv[:, [0, 2]], hem=np.stack([gv[:, 1] - v[jo['spine02'][0]].mean(0)[1], edge], 1)),
            maybe_out(a2),
            0.0016,
        )
        solids.append((a, gf))
    sk = (
        skin_material(build['skin'], sweat, build.get('tint', (1, 1, 1)), chalk)
        if isinstance(build['skin'], str)
        else build['skin']
    )
    pr = []
    if sv:
        picture = glob.glob(data_path('clothes', shoe, '*diffuse.png'))[0]
        pr.append((shoe, sv, image_material(picture, 0.6, shoe_tint), 1))
    for part, style in (('hair', hair), ('beard', beard)):
        if style not in (*STYLES, *BEARDS):
            continue
        q, hf, hu = hair_strands(
            style,
            v,
            f,
            raw,
            fix,
            build.get('seed', 1),
            width=0.0006 * (1 if res < 0.016 else 1.6) * (2 if style in PUFFS else 1),
            n=(14000 if res < 0.016 else 6000) // (2 if style in BEARDS else 1),
        )
        ih = names.index('head')
        Wh = np.zeros((len(q), len(names)), np.float32)
        Wh[:, ih] = 1
        made[part] = mesh(
            part,
            out(pose_points(q, Wh, X)),
            hf,
            hair_material(HAIR[haircol or 'dark']),
            None,
            0,
            dict(rest=hu),
            maybe_out(pose_points(q, Wh, X2) + np.array(moving[1]) if moving else None),
        )
    if hair and hair not in STYLES:
        hp = data_path('hair', hair, hair + '.mhclo')
        picture = glob.glob(data_path('hair', hair, '*diffuse.png'))[0]
        pr.append(('hair', fit_to_body(hp, raw), image_material(picture, 0.42, haircol, True, 0.35), 1))
    pr.append(
        (
            'eyes',
            fit_to_body(data_path('eyes', 'low-poly', 'low-poly.mhclo'), raw),
            image_material(data_path('eyes', 'materials', 'brown_eye.png'), 0.12),
            0,
        )
    )
    for n, (q, pf, puv, idx, w3, hd), mt, sb in pr:
        if n == shoe and hd:
            hide[
                [
                    i
                    for i in hd
                    if i < len(hide) and (shoes != 'kit' or v[i, 2] < v[jo['foot.L'][0]].mean(0)[2] + 0.0)
                ]
            ] = True
        if n == shoe and shoes == 'kit':
            continue  # the kit's own trainers go on afterwards
        Wp = np.clip((W[idx] * np.clip(w3, 0, 1)[..., None]).sum(1), 0, None)
        Wp /= np.maximum(Wp.sum(1, keepdims=True), 1e-9)
        q = fix(q)
        a = pose_points(q, Wp, X)
        later = pose_points(q, Wp, X2) + np.array(moving[1]) if moving else None
        made[n] = mesh(n, out(a), pf, mt, puv, sb, {}, maybe_out(later))
    ff = ~hide[f].all(1)
    u = np.unique(f[ff])
    ren = -np.ones(len(v), int)
    ren[u] = range(len(u))
    made['body'] = mesh(
        'body',
        out(p[u]),
        ren[f[ff]],
        sk,
        base[1][ft[ff]],
        sub,
        dict(
            hand=np.stack(
                [
                    W[
                        :, [i for i, b in enumerate(names) if b.startswith(('finger', 'metacarpal', 'wrist'))]
                    ].sum(1)[u]
                ]
                * 2,
                1,
            )
        ),
        maybe_out(p2[u]) if moving else None,
    )
    if build.get('fuzz'):
        q, hf, src = arm_hair(v, f, build.get('seed', 1))
        q = pose_points(q, W[src], X) + (p - pose_points(v, W, X))[src]
        made['fuzz'] = mesh(
            'fuzz',
            out(q),
            hf,
            hair_material(HAIR[haircol or 'dark']),
            None,
            0,
            dict(rest=np.full((len(q), 2), 0.5)),
        )
    made['X'] = {
        b: (m4[:3, :3] @ X[b][0], out((X[b][0] @ v[jo[b][0]].mean(0) + X[b][1])[None])[0]) for b in names
    }
    made['grip'] = {q: V(out(c[None])[0]) for q, c in X['_grip'].items()}
    made['J'] = {b: out((X[b][0] @ v[jo[b][0]].mean(0) + X[b][1])[None])[0] for b in names}
    return made
