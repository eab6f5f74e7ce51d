import "@photo-sphere-viewer/core/index.css";
import "@photo-sphere-viewer/markers-plugin/index.css";
import { colors } from "#content/design/colors.ts";
import {
  EquirectangularAdapter,
  Viewer,
  utils,
  type EquirectangularPanorama,
} from "@photo-sphere-viewer/core";
import { GyroscopePlugin } from "@photo-sphere-viewer/gyroscope-plugin";
import { MarkersPlugin } from "@photo-sphere-viewer/markers-plugin";
import { prefersReducedMotion } from "#ui/behaviors/browser.ts";
import styles from "./panorama-tour.module.css";

// The panorama viewer. It loads when a visitor starts the tour.

export type StageRoom = {
  room: string;
  name: string;
  url: string;
  links: readonly { to: string; name: string; yaw: number; pitch: number }[];
};

export type Stage = {
  show: (room: StageRoom) => Promise<void>;
  turn: (degreesRight: number, degreesUp: number) => void;
  zoom: (steps: number) => void;
  /** null: no gyroscope. */
  followDevice: (() => Promise<boolean>) | null;
  destroy: () => void;
};

/** The default adapter loads pictures through blob: URLs, which the content security policy forbids. */
class PlainAdapter extends EquirectangularAdapter {
  static override readonly id = "plain";

  override async loadTexture(panorama: string | EquirectangularPanorama) {
    const path = typeof panorama === "string" ? panorama : panorama.path;
    const image = await this.viewer.textureLoader.loadImage(path, undefined, path);
    return {
      panorama,
      texture: utils.createSizedTexture(image),
      panoData: utils.mergePanoData(image.width, image.height),
      cacheKey: path,
    };
  }
}

const STEP_ZOOM = 15;

export async function openStage(
  container: HTMLElement,
  first: StageRoom,
  goTo: (room: string) => void,
  onTurn: () => void,
): Promise<Stage> {
  const viewer = new Viewer({
    container,
    adapter: [PlainAdapter, {}],
    panorama: first.url,
    navbar: false,
    keyboard: false,
    mousewheel: false,
    loadingTxt: "",
    canvasBackground: colors.ink,
    defaultZoomLvl: 20,
    plugins: [
      [MarkersPlugin, { markers: first.links.map((link) => marker(link, goTo)) }],
      [GyroscopePlugin, {}],
    ],
  });
  await new Promise<void>((resolve, reject) => {
    viewer.addEventListener("ready", () => resolve(), { once: true });
    viewer.addEventListener("panorama-error", ({ error }) => reject(error), { once: true });
  });
  viewer.addEventListener("position-updated", onTurn, { once: true });
  const markers = viewer.getPlugin<MarkersPlugin>(MarkersPlugin);
  const gyroscope = viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin);
  const isHandheld = matchMedia("(pointer: coarse)").matches;
  const canFollow = isHandheld && (await gyroscope.isSupported());

  return {
    async show({ url, links }) {
      markers.clearMarkers();
      await viewer.setPanorama(url, {
        position: { yaw: 0, pitch: 0 },
        transition: prefersReducedMotion() ? false : { effect: "fade", speed: 600, rotation: false },
        showLoader: true,
      });
      markers.setMarkers(links.map((link) => marker(link, goTo)));
    },
    turn(right, up) {
      const { yaw, pitch } = viewer.getPosition();
      const degree = Math.PI / 180;
      viewer.rotate({ yaw: yaw + right * degree, pitch: pitch + up * degree });
    },
    zoom: (steps) => viewer.zoom(viewer.getZoomLevel() + steps * STEP_ZOOM),
    followDevice: canFollow
      ? async () => {
          if (gyroscope.isEnabled()) gyroscope.stop();
          else await gyroscope.start();
          return gyroscope.isEnabled();
        }
      : null,
    destroy: () => viewer.destroy(),
  };
}

/** A link to an adjacent room; a button, so that it works by keyboard too. */
function marker({ to, name, yaw, pitch }: StageRoom["links"][number], goTo: (room: string) => void) {
  const element = document.createElement("button");
  element.type = "button";
  element.className = `display nowrap ${styles.door}`;
  element.textContent = name;
  element.addEventListener("click", () => goTo(to));
  return { id: to, element, position: { yaw: `${yaw}deg`, pitch: `${pitch}deg` }, anchor: "bottom center" };
}
