import { access, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import {
  BUCKETS,
  isBucket,
  parseKey,
  type Bucket,
  type PictureStore,
  type StoredPicture,
} from "./picture-key.ts";
import { fillWithSamples } from "./sample-pictures.server.ts";
import { writeAtomically } from "./atomic-write.ts";

const CONCURRENCY = 64;

/** Pictures in a folder with one subfolder per bucket. An empty one is filled with the sample pictures on first use. */
export function openFolderStore(folder: string): PictureStore {
  const root = resolve(folder);
  let filled: Promise<void> | undefined;

  async function ready() {
    filled ??= fillWithSamples(root).catch((error: unknown) => {
      filled = undefined;
      throw error;
    });
    await filled;
  }

  async function names(bucket: Bucket) {
    await ready();
    const entries = await readdir(join(root, bucket), { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
    return files.map(({ name }) => name).sort(byCode);
  }

  async function list(bucket: Bucket): Promise<StoredPicture[]> {
    const all = await names(bucket);
    const photos: StoredPicture[] = [];
    for (let start = 0; start < all.length; start += CONCURRENCY) {
      const batch = all
        .slice(start, start + CONCURRENCY)
        .map((name) => describe(join(root, bucket, name), name));
      photos.push(...(await Promise.all(batch)).filter((photo) => photo !== null));
    }
    return photos;
  }

  async function find(key: string) {
    await ready();
    const path = toPath(key);
    if (!path) return null;
    const photo = await describe(path, key);
    // A missing picture is null; a missing bucket is an error.
    if (!photo) await access(dirname(path));
    return photo;
  }

  const stamp = async (key: string) => (await find(key))?.stamp ?? null;
  const size = async (key: string) => (await find(key))?.bytes ?? null;

  async function read(key: string) {
    await ready();
    const path = toPath(key);
    return path ? readFile(path).catch(nullIfMissing) : null;
  }

  async function put(key: string, bytes: Buffer) {
    await ready();
    const path = toPath(key);
    if (!path) throw new Error(`${JSON.stringify(key)} is not a picture key`);
    await mkdir(dirname(path), { recursive: true });
    await writeAtomically(path, [bytes]);
  }

  async function remove(key: string) {
    const path = toPath(key);
    if (!path || !(await stamp(key))) return false;
    await rm(path);
    return true;
  }

  async function check() {
    await ready();
    return Promise.all(
      BUCKETS.map(async (bucket) => {
        try {
          return { bucket, pictures: (await list(bucket)).length };
        } catch (error) {
          return { bucket, error: error instanceof Error ? error.message : String(error) };
        }
      }),
    );
  }

  function toPath(key: string) {
    const parts = parseKey(key);
    return parts && isBucket(parts.folder) ? join(root, parts.folder, parts.name) : null;
  }

  return {
    kind: "folder",
    place: root,
    list,
    names,
    stamp,
    size,
    read,
    has: async (key) => (await stamp(key)) !== null,
    put,
    remove,
    check,
  };
}

async function describe(path: string, name: string): Promise<StoredPicture | null> {
  const facts = await stat(path).catch(nullIfMissing);
  if (!facts?.isFile()) return null;
  return {
    name,
    bytes: facts.size,
    changedAt: facts.mtime,
    stamp: `${facts.mtimeMs}-${facts.size}-${facts.ino}`,
  };
}

function byCode(a: string, b: string) {
  return a < b ? -1 : 1;
}

function nullIfMissing(error: NodeJS.ErrnoException) {
  if (error.code === "ENOENT" || error.code === "EISDIR" || error.code === "ENAMETOOLONG") return null;
  throw error;
}
