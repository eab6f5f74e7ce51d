"""Bodies: MakeHuman's base mesh, targets, skeleton and fitted parts (all CC0), read straight from its files.

A pose says where hands and feet go; the limbs follow. See poses.py.
"""

from kit import *
import numpy as np, json, functools, hashlib, glob
from scipy import sparse
from mathutils.bvhtree import BVHTree
from poses import POSES

DATA = os.environ.get('PEOPLE_DATA', os.path.join(HERE, 'work', 'mh'))
CACHE = os.path.join(os.environ.get('SCENES_WORK', os.path.join(HERE, 'work')), 'cloth')


def data_path(*parts):
    return os.path.join(DATA, *parts)


# MakeHuman: decimeters, y up, looks along +z. Here: meters, z up, looks along -y.
TO_METERS = np.array([[1, 0, 0], [0, 0, 1], [0, -1, 0]]) * 0.1


def unit(a):
    return a / np.maximum(np.linalg.norm(a, axis=-1, keepdims=True), 1e-12)


# ---------- files ----------
@functools.lru_cache(None)
def read_obj(path):
    """Reads an .obj: points, texture points, faces of four (a triangle repeats its last), their texture
    points, and the group of each face."""
    v = []
    t = []
    f = []
    ft = []
    gr = []
    g = ''
    for l in open(path, errors='ignore'):
        w = l.split()
        if not w:
            continue
        if w[0] == 'v':
            v.append([float(x) for x in w[1:4]])
        elif w[0] == 'vt':
            t.append([float(x) for x in w[1:3]])
        elif w[0] == 'g':
            g = w[1] if len(w) > 1 else ''
        elif w[0] == 'f':
            q = [(x.split('/') + ['1'])[:2] for x in w[1:5]]
            q += [q[-1]] * (4 - len(q))
            f.append([int(x[0]) - 1 for x in q])
            ft.append([int(x[1] or 1) - 1 for x in q])
            gr.append(g)
    return np.array(v), np.array(t or [[0, 0]]), np.array(f), np.array(ft), np.array(gr)


@functools.lru_cache(None)
def read_target(name):
    """Reads a target: which points it moves, and where to."""
    p = data_path('targets', name + '.target')
    if not os.path.exists(p):
        return None
    a = np.array([l.split()[:4] for l in open(p) if l[:1] not in '#\n'], float).reshape(-1, 4)
    return a[:, 0].astype(int), a[:, 1:4]


@functools.lru_cache(None)
def read_skeleton():
    """Names of the bones (parents first), their parents, their joints, and the weights of every point."""
    s = json.load(open(data_path('rigs', 'default.mhskel')))
    w = json.load(open(data_path('rigs', 'default_weights.mhw')))['weights']
    names = []
    left = dict(s['bones'])
    while left:
        for b in [b for b, d in left.items() if d['parent'] is None or d['parent'] in names]:
            names.append(b)
            del left[b]
    W = np.zeros((len(read_obj(data_path('3dobjs', 'base.obj'))[0]), len(names)), np.float32)
    for b, l in w.items():
        if b in names and len(l):
            a = np.array(l)
            W[a[:, 0].astype(int), names.index(b)] = a[:, 1]
    return (
        names,
        {b: s['bones'][b]['parent'] for b in names},
        {b: (s['joints'][s['bones'][b]['head']], s['joints'][s['bones'][b]['tail']]) for b in names},
        W / np.maximum(W.sum(1, keepdims=True), 1e-9),
    )


@functools.lru_cache(None)
def read_fitted(path):
    """Reads a .mhclo: its mesh, for each point three points of the body with weights and an offset, the
    scales, and the points of the body that it hides."""
    idx = []
    w = []
    off = []
    sc = {}
    hide = []
    mode = ''
    f = None
    for l in open(path, errors='ignore'):
        q = l.split()
        if not q or q[0][0] == '#':
            continue
        if q[0] in ('x_scale', 'y_scale', 'z_scale'):
            sc[q[0][0]] = (int(q[1]), int(q[2]), float(q[3]))
        elif q[0] == 'obj_file':
            f = q[1]
        elif q[0] in ('verts', 'delete_verts', 'weights'):
            mode = q[0]
        elif mode == 'verts' and q[0].lstrip('-').isdigit():
            if len(q) == 1:
                idx.append([int(q[0])] * 3)
                w.append([1, 0, 0])
                off.append([0, 0, 0])
            else:
                idx.append([int(x) for x in q[:3]])
                w.append([float(x) for x in q[3:6]])
                off.append([float(x) for x in q[6:9]] if len(q) > 8 else [0, 0, 0])
        elif mode == 'delete_verts':
            i = 0
            while i < len(q):
                if i + 2 < len(q) and q[i + 1] == '-':
                    hide += range(int(q[i]), int(q[i + 2]) + 1)
                    i += 3
                elif q[i].isdigit():
                    hide.append(int(q[i]))
                    i += 1
                else:
                    i += 1
    own = read_obj(os.path.join(os.path.dirname(path), f))
    return own, np.array(idx), np.array(w), np.array(off), sc, hide


def fit_to_body(path, v):
    """Puts a fitted part (shoes, eyes) on the body with points v."""
    (pv, pt, pf, pft, _), idx, w, off, sc, hide = read_fitted(path)
    s = (
        np.array([abs(v[a][k] - v[b][k]) / d for k, (a, b, d) in enumerate(sc[c] for c in 'xyz')])
        if len(sc) == 3
        else 1
    )
    return (v[idx] * w[..., None]).sum(1) + off * s, pf, pt[pft], idx, w, hide


# ---------- body ----------
def blend_weights(x, keys):
    """Weights of the keys [(place, name)] at x, linear between neighbors."""
    x = min(max(x, keys[0][0]), keys[-1][0])
    r = {}
    for (a, p), (b, q) in zip(keys, keys[1:]):
        if a <= x <= b:
            t = (x - a) / (b - a)
            r = {p: 1 - t, q: t}
            break
    return {k: v for k, v in r.items() if v > 1e-4}


def body_points(gender='male', age=28, muscle=0.6, weight=0.5, race='caucasian', prop=0.7, more=None, **_):
    """The points of a body of this build, as MakeHuman mixes its targets."""
    v = read_obj(data_path('3dobjs', 'base.obj'))[0].copy()

    def put(n, k):
        t = read_target(n)
        if t and abs(k) > 1e-4:
            v[t[0]] += t[1] * k

    G = blend_weights({'male': 1, 'female': 0}.get(gender, gender), ((0, 'female'), (1, 'male')))
    A = blend_weights(age, ((1, 'baby'), (10, 'child'), (25, 'young'), (90, 'old')))
    Mu = blend_weights(muscle, ((0, 'min'), (0.5, 'average'), (1, 'max')))
    We = blend_weights(weight, ((0, 'min'), (0.5, 'average'), (1, 'max')))
    for g, a in G.items():
        for b, c in A.items():
            put(f'macrodetails/{race}-{g}-{b}', a * c)
            for m, d in Mu.items():
                for w, e in We.items():
                    k = a * c * d * e
                    q = f'{g}-{b}-{m}muscle-{w}weight'
                    put('macrodetails/universal-' + q, k)
                    put(f'macrodetails/proportions/{q}-idealproportions', k * prop)
    for n, k in (more or {}).items():
        put(n, k)
    return v


# ---------- pose ----------
def rotation(ax, deg):
    return np.array(M.Rotation(R(deg), 3, V(ax)))


def euler(x, y, z):
    return np.array(Euler((R(x), R(y), R(z))).to_matrix())


def quat(m):
    return M(m.tolist()).to_quaternion()


def slerp(a, b, t):
    return np.array(quat(a).slerp(quat(b), t).to_matrix())


def axes(d, n):
    """A frame whose first axis is d and whose second is as near to n as it can be."""
    d = unit(d)
    n = unit(n - d * (d @ n))
    return np.stack([d, n, np.cross(d, n)], 1)


def turn_between(a, b):
    return np.array(V(a).rotation_difference(V(b)).to_matrix())


CURL = dict(
    flat=(4, 6, 4, 4),
    relax=(20, 26, 16, 10),
    grip=(58, 74, 46, 44),
    fist=(72, 92, 62, 50),
    cup=(34, 40, 24, 26),
    open=(-4, 4, 2, -6),
)


def skeleton(v, P, k):
    """Poses the bones: {bone: (rotation, shift)}. v: the body in meters, P: the pose, k: height / 1.76 m."""
    names, par, jo, _ = read_skeleton()
    H = {b: v[jo[b][0]].mean(0) for b in names}
    T = {b: v[jo[b][1]].mean(0) for b in names}
    X = {}
    A = P.get('abs', {})
    limbs = {}
    g = lambda key, d=None: (
        np.array(A[key], float) if key in A else (np.array(P[key], float) * k if key in P else d)
    )

    def limb(S, E0, S0, W0, tgt, pole, h0):
        a = np.linalg.norm(E0 - S0)
        b = np.linalg.norm(W0 - E0)
        d = tgt - S
        L = np.linalg.norm(d)
        u = d / L
        L = min(L, (a + b) * 0.998)
        c = (a * a + L * L - b * b) / (2 * a * L)
        h = unit(pole - u * (pole @ u))
        E = S + u * a * c + h * a * math.sqrt(max(0, 1 - c * c))
        Wp = S + u * L
        u0 = unit(W0 - S0)
        n0 = np.cross(unit(h0 - u0 * (h0 @ u0)), u0)
        n = np.cross(h, u)
        return axes(E - S, n) @ axes(E0 - S0, n0).T, axes(Wp - E, n) @ axes(W0 - E0, n0).T, E, Wp

    for b in names:
        p = par[b]
        Rp, tp = X[p] if p else (np.eye(3), np.zeros(3))
        h = Rp @ H[b] + tp
        s = b[-1]
        Rb = Rp
        if b == 'root':
            Rb = euler(*P.get('hips_rot', (0, 0, 0)))
            h = H[b] + g('hips', np.zeros(3))
        elif b[:5] == 'spine':
            Rb = Rp @ euler(*(np.array(P.get('spine', (0, 0, 0))) / 5))
        elif b[:4] == 'neck':
            Rb = Rp @ euler(*(np.array(P.get('neck', (0, 0, 0))) / 4))
        elif b == 'head':
            Rb = Rp @ euler(*(np.array(P.get('neck', (0, 0, 0))) / 4 + np.array(P.get('head', (0, 0, 0)))))
        elif b[:8] == 'clavicle' or b[:10] == 'shoulder01':
            S0 = H['upperarm01.' + s]
            t = g('hand_' + s)
            if t is not None:  # the girdle follows the arm a little
                d = unit(t - (Rp @ S0 + tp))
                d0 = unit(H['wrist.' + s] - S0)
                f = P.get('girdle', 0.16)
                up = max(0, d @ (Rp @ np.array([0, 0, 1.0])))
                Rb = slerp(np.eye(3), turn_between(Rp @ d0, d), f * (0.6 + 0.8 * up)) @ Rp
        elif b[:10] == 'upperarm01':
            S0, E0, W0 = H[b], H['lowerarm01.' + s], H['wrist.' + s]
            sx = 1 if s == 'L' else -1
            f0 = unit(H['finger3-1.' + s] - W0)
            lat0 = unit(H['finger2-1.' + s] - H['finger5-1.' + s])
            pn0 = np.cross(f0, lat0) * sx
            F0 = axes(f0, pn0)
            pn0 = F0[:, 1]
            tgt = g('hand_' + s, g('hand') * np.array([sx, 1, 1]) if g('hand') is not None else None)
            if tgt is not None and 'chest' in P.get('frame', ''):
                Rc, tc = X['spine01']
                tgt = Rc @ tgt + tc
            if tgt is None:
                tgt = h + unit(np.array([sx * 0.20, -0.06, -1.0])) * np.linalg.norm(W0 - S0) * 0.985
            pole = np.array(
                P.get('elbow_' + s, np.array(P.get('elbow', (0.35, 1, -0.25))) * np.array([sx, 1, 1])), float
            )
            fi = P.get('fingers_' + s)
            pa = P.get('palm_' + s)
            if fi is None and 'fingers' in P:
                fi = np.array(P['fingers']) * np.array([sx, 1, 1])
            if pa is None and 'palm' in P:
                pa = np.array(P['palm']) * np.array([sx, 1, 1])
            Rh = None
            if fi is not None and pa is not None:
                Rh = axes(np.array(fi, float), np.array(pa, float)) @ F0.T
                if 'chest' in P.get('frame', ''):
                    Rh = X['spine01'][0] @ Rh
                    pole = X['spine01'][0] @ pole
                if P.get('grip_' + s, P.get('grip')):
                    G0 = (
                        (
                            H['finger2-1.' + s]
                            + H['finger5-1.' + s]
                            + H['finger3-1.' + s]
                            + H['finger4-1.' + s]
                        )
                        / 4
                        * 0.86
                        + W0 * 0.14
                        + pn0 * P.get('palmd', 0.030) * k
                    )
                    limbs['g' + s] = Rh @ (G0 - W0)
                    tgt = tgt - limbs['g' + s]
            u0 = unit(W0 - S0)
            e = (E0 - S0) - u0 * ((E0 - S0) @ u0)
            h0 = e if np.linalg.norm(e) > 0.006 else np.array([0, 1.0, 0])
            U, Lw, E, Wp = limb(h, E0, S0, W0, tgt, pole, h0)
            sw = turn_between(Rp @ unit(E0 - S0), unit(E - h)) @ Rp
            if 'g' + s in limbs:
                limbs['G' + s] = Wp + limbs['g' + s]
            limbs.update({'upperarm01.' + s: slerp(sw, U, 0.5), 'upperarm02.' + s: U, 'lowerarm01.' + s: Lw})
            if Rh is None:
                Rh = Lw @ rotation(u0, P.get('twist_' + s, P.get('twist', 0)) * sx)
            rel = quat(Rh @ Lw.T)
            d = unit(Wp - E)
            tw = 2 * math.atan2(V(rel[1:]) @ V(d), rel.w)
            tw = (tw + math.pi) % (2 * math.pi) - math.pi
            limbs.update(
                {
                    'lowerarm02.' + s: rotation(d, math.degrees(tw) * 0.55) @ Lw,
                    'wrist.' + s: Rh,
                    'lat' + s: lat0,
                    'pn' + s: pn0,
                    'sx' + s: sx,
                }
            )
            Rb = limbs[b]
        elif b[:10] == 'upperleg01':
            S0, E0, W0 = H[b], H['lowerleg01.' + s], H['foot.' + s]
            sx = 1 if s == 'L' else -1
            tgt = g('foot_' + s)
            if tgt is None:
                q = g('foot', np.array([0.11, 0.0, 0]) * k)
                tgt = q * np.array([sx, 1, 1])
            ft = P.get('toes_' + s, P.get('toes', (16, 0)))
            yaw, pit = ft[0] * sx, ft[1]
            Rf = np.array(M.Rotation(R(yaw), 3, 'Z') @ M.Rotation(R(-pit), 3, 'X'))
            Rf = Rf @ rotation((0, 0, 1), -7 * sx)
            tgt = (
                tgt + np.array([0, 0, W0[2]])
                if pit == 0
                else tgt + Rf @ (W0 - np.array([W0[0], W0[1] - 0.0 * k, 0]))
            )  # the sole's point stands on the floor
            pole = np.array(
                P.get('knee_' + s, np.array(P.get('knee', (0.22, -1, 0.1))) * np.array([sx, 1, 1])), float
            )
            h0 = np.array([0, -1.0, 0])
            U, Lw, E, Wp = limb(h, E0, S0, W0, tgt, pole, h0)
            sw = turn_between(Rp @ unit(E0 - S0), unit(E - h)) @ Rp
            limbs.update(
                {
                    'upperleg01.' + s: slerp(sw, U, 0.5),
                    'upperleg02.' + s: U,
                    'lowerleg01.' + s: Lw,
                    'lowerleg02.' + s: Lw,
                    'foot.' + s: Rf,
                }
            )
            Rb = limbs[b]
        elif b[:6] == 'finger':
            i, j = int(b[6]), int(b[8])
            c = np.array(CURL[P.get('curl_' + s, P.get('curl', 'relax'))], float)
            sx = limbs['sx' + s]
            f0 = unit(H['finger3-1.' + s] - H['wrist.' + s])
            la, pn = limbs['lat' + s], limbs['pn' + s]
            fd = unit(T[b] - H[b]) if j == 1 else None
            if i == 1:
                Rb = (
                    Rp
                    @ rotation(f0, sx * c[3] * (1, 0.45, 0.5)[j - 1])
                    @ rotation(pn, -sx * max(0, c[3] - 30) * (2.2, 0.5, 0.5)[j - 1])
                    @ rotation(la, -sx * c[3] * (0, 0.6, 0.8)[j - 1])
                )
            else:
                d = unit(H[f'finger{i}-2.{s}'] - H[f'finger{i}-1.{s}'])
                ax = unit(la - d * (la @ d))
                Rb = Rp
                if j == 1 and c[0] > 10:
                    fl = unit(d - pn * (d @ pn))
                    Rb = Rb @ slerp(np.eye(3), turn_between(fl, f0), 0.75)
                Rb = Rb @ rotation(ax, -sx * c[j - 1] * (1 + 0.05 * (i - 3)))
        if b in limbs:
            Rb = limbs[b]
        X[b] = (Rb, h - Rb @ H[b])
    X['_grip'] = {s: limbs['G' + s] for s in 'LR' if 'G' + s in limbs}
    return X


def pose_points(v, W, X):
    """Moves points with the bones X by their weights W."""
    names = read_skeleton()[0]
    Rm = np.stack([X[b][0] for b in names])
    t = np.stack([X[b][1] for b in names])
    A = (W @ Rm.reshape(-1, 9)).reshape(-1, 3, 3)
    return np.einsum('nij,nj->ni', A, v) + W @ t


def smoother(nv, f):
    e = np.concatenate([f[:, [0, 1]], f[:, [1, 2]], f[:, [2, 3]], f[:, [3, 0]]])
    e = e[e[:, 0] != e[:, 1]]
    a = sparse.coo_matrix(
        (np.ones(len(e) * 2), (np.r_[e[:, 0], e[:, 1]], np.r_[e[:, 1], e[:, 0]])), (nv, nv)
    ).tocsr()
    a.data[:] = 1
    d = np.asarray(a.sum(1)).ravel()
    return sparse.diags(1 / np.maximum(d, 1)) @ a, d > 0, a


def normals(v, f):
    n = np.cross(v[f[:, 2]] - v[f[:, 0]], v[f[:, 3]] - v[f[:, 1]])
    o = np.zeros_like(v)
    for i in range(4):
        np.add.at(o, f[:, i], n)
    return unit(o)


def relax_skin(v0, p, f, n=14, mask=None):
    """Smooths the posed skin and puts the detail of the rest pose back: no pinches at shoulders and hips."""
    L, ok, a = smoother(len(v0), f)
    s0 = v0.copy()
    s1 = p.copy()
    for _ in range(n):
        s0 = np.where(ok[:, None], 0.5 * s0 + 0.5 * (L @ s0), s0)
        s1 = np.where(ok[:, None], 0.5 * s1 + 0.5 * (L @ s1), s1)
    nb = np.maximum(
        0,
        np.array([a.indices[i] if i < j else k for k, (i, j) in enumerate(zip(a.indptr[:-1], a.indptr[1:]))]),
    )

    def fr(s):
        nn = normals(s, f)
        t = s[nb] - s
        t = unit(t - nn * (t * nn).sum(1, keepdims=True))
        return np.stack([nn, t, np.cross(nn, t)], 2)

    q = s1 + np.einsum('nij,nj->ni', fr(s1), np.einsum('nji,nj->ni', fr(s0), v0 - s0))
    m = ok.astype(float) if mask is None else mask * ok
    return p + (q - p) * m[:, None]
