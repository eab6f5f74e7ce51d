import { S3mini, S3ServiceError } from "s3mini";
import { mimeTypes, fileExtension } from "#http/mime-types.ts";
import {
  BUCKETS,
  isBucket,
  parseKey,
  type Bucket,
  type PictureStore,
  type StoredPicture,
} from "./picture-key.ts";

const TIMEOUT_MS = 5_000;
const TRIES = 3;
/** How long a listing is used to look up pictures. */
const LISTING_CACHED_MS = 10_000;

/**
 * Pictures in three buckets of an S3-compatible store. A prefix in the URL is a folder inside each of them. With
 * `&bucket=NAME`, they are three folders of one bucket, for providers whose bucket names are global.
 */
export function openS3Store(storageUrl: string): PictureStore {
  const address = new URL(storageUrl);
  const secure = address.searchParams.get("tls") !== "0";
  const region = address.searchParams.get("region") ?? "us-east-1";
  const prefix = decodeURIComponent(address.pathname).replace(/^\/+|\/+$/g, "");
  const oneForAll = address.searchParams.get("bucket");
  const folderFor = (bucket: Bucket) =>
    [prefix, oneForAll ? bucket : ""]
      .filter(Boolean)
      .map((part) => `${part}/`)
      .join("");
  const listings = new Map<Bucket, { at: number; photos: Promise<Map<string, StoredPicture>> }>();

  const clients = Object.fromEntries(
    BUCKETS.map((bucket) => [
      bucket,
      new S3mini({
        accessKeyId: decodeURIComponent(address.username),
        secretAccessKey: decodeURIComponent(address.password),
        endpoint: `${secure ? "https" : "http"}://${address.host}/${oneForAll ?? bucket}`,
        region,
        requestAbortTimeout: TIMEOUT_MS,
      }),
    ]),
  ) as Record<Bucket, S3mini>;

  async function list(bucket: Bucket) {
    const { photos } = freshListing(bucket);
    return [...(await photos).values()];
  }

  async function names(bucket: Bucket) {
    return [...(await freshListing(bucket).photos).keys()];
  }

  function freshListing(bucket: Bucket) {
    const listing = { at: performance.now(), photos: readListing(bucket) };
    listings.set(bucket, listing);
    listing.photos.catch(() => listings.delete(bucket));
    return listing;
  }

  async function readListing(bucket: Bucket) {
    const folder = folderFor(bucket);
    const objects = await withRetries(() => clients[bucket].listObjects("/", folder));
    if (!objects)
      throw new Error(`the picture store at ${address.host} has no bucket ${oneForAll ?? bucket}`);
    const photos = objects.map((object) => ({
      name: object.Key.slice(folder.length),
      bytes: Number(object.Size),
      changedAt: new Date(object.LastModified),
      stamp: `${object.ETag}-${object.Size}`,
    }));
    const direct = photos.filter(({ name }) => name !== "" && !name.includes("/"));
    return new Map(direct.sort((a, b) => (a.name < b.name ? -1 : 1)).map((photo) => [photo.name, photo]));
  }

  async function find(key: string) {
    const place = parsePlace(key);
    if (!place) return null;
    const known = listings.get(place.bucket);
    const isFresh = known && performance.now() - known.at < LISTING_CACHED_MS;
    const photos = await (isFresh ? known : freshListing(place.bucket)).photos;
    return photos.get(place.name) ?? null;
  }

  const stamp = async (key: string) => (await find(key))?.stamp ?? null;
  const size = async (key: string) => (await find(key))?.bytes ?? null;

  async function read(key: string) {
    const place = parsePlace(key);
    if (!place) return null;
    const bytes = await withRetries(() => clients[place.bucket].getObjectArrayBuffer(place.path));
    return bytes && Buffer.from(bytes);
  }

  async function put(key: string, bytes: Buffer) {
    const place = parsePlace(key);
    if (!place) throw new Error(`${JSON.stringify(key)} is not a picture key`);
    const client = clients[place.bucket];
    const write = () =>
      withRetries(() => client.putObject(place.path, bytes, mimeTypes[fileExtension(place.name)]));
    try {
      await write();
    } catch (error) {
      if (!(error instanceof S3ServiceError && error.status === 404)) throw error;
      await client.createBucket();
      await write();
    }
    listings.delete(place.bucket);
  }

  async function remove(key: string) {
    const place = parsePlace(key);
    if (!place || !(await stamp(key))) return false;
    await withRetries(() => clients[place.bucket].deleteObject(place.path));
    listings.delete(place.bucket);
    return true;
  }

  async function check() {
    const states = await Promise.all(
      BUCKETS.map(async (bucket) => {
        try {
          return { bucket, pictures: (await list(bucket)).length };
        } catch (error) {
          if (isRefusal(error)) throw new Error(refusal(address.host, error), { cause: error });
          return { bucket, error: error instanceof Error ? error.message : String(error) };
        }
      }),
    );
    return states;
  }

  function parsePlace(key: string) {
    const { folder = "", name = "" } = parseKey(key) ?? {};
    return isBucket(folder) ? { bucket: folder, name, path: folderFor(folder) + name } : null;
  }

  const has = async (key: string) => (await stamp(key)) !== null;
  return {
    kind: "s3",
    place: `s3://${address.host}/${prefix}`,
    list,
    names,
    stamp,
    size,
    read,
    has,
    put,
    remove,
    check,
  };
}

/** Retries after temporary failures: no answer, a broken connection, a 5xx. */
async function withRetries<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      const final = error instanceof S3ServiceError && error.status < 500 && error.status !== 429;
      if (final || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 150 * 4 ** (attempt - 1)));
    }
  }
}

function isRefusal(error: unknown): error is S3ServiceError {
  return error instanceof S3ServiceError && (error.status === 401 || error.status === 403);
}

function refusal(host: string, error: S3ServiceError) {
  return `STORAGE_URL: the picture store at ${host} refuses the key or its secret (${error.status} ${error.serviceCode ?? ""})`;
}
