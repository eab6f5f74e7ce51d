import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { tourCopy } from "#content/pages/tour.ts";
import { Button } from "#ui/button.tsx";
import { Picture, TALL_ON_PHONES } from "#ui/pictures/picture.tsx";
import { TopScrim } from "#ui/pictures/top-scrim.tsx";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { FloorPlan } from "./floor-plan.tsx";
import type { Stage, StageRoom } from "./panorama-stage.ts";
import { TourControls } from "./tour-controls.tsx";
import styles from "./panorama-tour.module.css";

export type TourRoom = StageRoom & { alt: string };

export type PanoramaTourProps = { rooms: readonly TourRoom[]; copy: typeof tourCopy.stage; poster: Photo };

const STEP_DEGREES = 8;
const keys: Record<string, [number, number]> = {
  ArrowLeft: [-STEP_DEGREES, 0],
  ArrowRight: [STEP_DEGREES, 0],
  ArrowUp: [0, STEP_DEGREES],
  ArrowDown: [0, -STEP_DEGREES],
};

/** idle -> loading -> walking, or failed without WebGL or network; the text version is below it on the page. */
export default function PanoramaTour({ rooms, copy, poster }: PanoramaTourProps) {
  const section = useRef<HTMLElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(undefined);
  const [state, setState] = useState<"idle" | "loading" | "walking" | "failed">("idle");
  const [current, setCurrent] = useState(rooms[0]?.room);
  const [error, setError] = useState("");
  const [following, setFollowing] = useState<boolean | null>(null);
  /** Hides the hint. */
  const [turned, setTurned] = useState(false);

  useEffect(() => () => stage.current?.destroy(), []);
  // The start button has disappeared; the arrow keys now turn the picture.
  useEffect(() => {
    if (state === "walking") container.current?.focus();
  }, [state]);

  function fail(message: string) {
    setError(message);
    setState("failed");
  }

  async function start(room = rooms[0]) {
    if (!room || !container.current) return;
    if (!canDraw()) return fail(copy.unsupported);
    setState("loading");
    try {
      const { openStage } = await import("./panorama-stage.ts");
      stage.current = await openStage(container.current, room, goTo, () => setTurned(true));
      setFollowing(stage.current.followDevice ? false : null);
      setCurrent(room.room);
      setState("walking");
    } catch {
      fail(copy.loadFailed);
    }
  }

  function goTo(id: string) {
    const room = rooms.find((entry) => entry.room === id);
    if (!room) return;
    if (!stage.current) return void start(room);
    setCurrent(id);
    // The pressed button disappears with the room.
    container.current?.focus();
    stage.current.show(room).catch(() => fail(copy.loadFailed));
  }

  function onKeyDown(event: KeyboardEvent) {
    const turn = keys[event.key];
    if (!turn || !stage.current || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stage.current.turn(...turn);
  }

  const here = rooms.find(({ room }) => room === current);
  const walking = state === "walking";
  return (
    <section
      ref={section}
      aria-label={copy.start}
      className={`relative clip flex ${styles.stage}`}
      data-state={state}
      data-turned={turned && !error}
    >
      {!walking && (
        <div className="cover">
          <Picture photo={poster} sizes={TALL_ON_PHONES} priority className="cover" />
          <TopScrim />
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys turn the picture */}
      <div
        ref={container}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- takes the arrow keys
        tabIndex={walking ? 0 : -1}
        role="application"
        aria-label={here ? `${here.name}. ${here.alt}` : copy.start}
        aria-describedby="tour-help"
        className={`inset-focus absolute ${styles.canvas}`}
        onKeyDown={onKeyDown}
      />
      <div className={`row apart relative full-width ${styles.foot}`}>
        <div className={`stack gap-3 ${styles.say}`}>
          <p aria-live="polite" className="display text-head">
            {state === "loading" ? copy.loading : walking && here ? here.name : ""}
          </p>
          <p id="tour-help" aria-live="polite" className={styles.help}>
            {error || copy.help}
          </p>
          {(state === "idle" || state === "loading") && rooms.length > 0 && (
            <Button
              size="lg"
              icon="view"
              className="scripted"
              disabled={state === "loading"}
              onClick={() => void start()}
            >
              {copy.start}
            </Button>
          )}
          {walking && (
            <TourControls
              stage={stage}
              copy={copy}
              following={following}
              onFollow={setFollowing}
              section={section}
            />
          )}
        </div>
        {rooms.length > 0 && (
          <FloorPlan
            label={copy.floorPlan}
            rooms={rooms.map(({ room, name }) => ({ id: room, name }))}
            current={state === "failed" ? undefined : current}
            onChoose={state === "failed" ? undefined : goTo}
            className={styles.plan}
          />
        )}
      </div>
    </section>
  );
}

/** Checked here, since the viewer would show its own error message. */
const canDraw = () => document.createElement("canvas").getContext("webgl2") !== null;
