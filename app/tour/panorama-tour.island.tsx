import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Button } from "#ui/button.tsx";
import { Picture, TALL_ON_PHONES } from "#ui/pictures/picture.tsx";
import { Scrim } from "#ui/pictures/scrim.tsx";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { FloorPlan } from "./floor-plan.tsx";
import type { Stage, StageRoom } from "./panorama-stage.ts";
import { TourControls } from "./tour-controls.tsx";
import styles from "./panorama-tour.module.css";

export type TourRoom = StageRoom & { alt: string };

export type PanoramaTourProps = { rooms: readonly TourRoom[]; words: Words; poster: Photo };

type Words = {
  start: string;
  loading: string;
  failed: string;
  lost: string;
  help: string;
  gyroscope: string;
  fullScreen: string;
  floorPlan: string;
  left: string;
  right: string;
  closer: string;
  farther: string;
};

const STEP_DEGREES = 8;
const keys: Record<string, [number, number]> = {
  ArrowLeft: [-STEP_DEGREES, 0],
  ArrowRight: [STEP_DEGREES, 0],
  ArrowUp: [0, STEP_DEGREES],
  ArrowDown: [0, -STEP_DEGREES],
};

/** Idle with a picture -> loading -> walking, or failed where there is no WebGL or no network: then the words below serve. */
export default function PanoramaTour({ rooms, words, poster }: PanoramaTourProps) {
  const section = useRef<HTMLElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(undefined);
  const [state, setState] = useState<"idle" | "loading" | "walking" | "failed">("idle");
  const [current, setCurrent] = useState(rooms[0]?.room);
  const [trouble, setTrouble] = useState("");
  const [following, setFollowing] = useState<boolean | null>(null);
  /** Who has looked around needs no hint any more. */
  const [turned, setTurned] = useState(false);

  useEffect(() => () => stage.current?.destroy(), []);
  // The button that was pressed has gone: the keys belong to the picture now.
  useEffect(() => {
    if (state === "walking") container.current?.focus();
  }, [state]);

  function fail(why: string) {
    setTrouble(why);
    setState("failed");
  }

  async function start(room = rooms[0]) {
    if (!room || !container.current) return;
    if (!canDraw()) return fail(words.failed);
    setState("loading");
    try {
      const { openStage } = await import("./panorama-stage.ts");
      stage.current = await openStage(container.current, room, goTo, () => setTurned(true));
      setFollowing(stage.current.followDevice ? false : null);
      setCurrent(room.room);
      setState("walking");
    } catch {
      fail(words.lost);
    }
  }

  function goTo(id: string) {
    const room = rooms.find((entry) => entry.room === id);
    if (!room) return;
    if (!stage.current) return void start(room);
    setCurrent(id);
    // The door that was pressed goes, too.
    container.current?.focus();
    stage.current.show(room).catch(() => fail(words.lost));
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
      aria-label={words.start}
      className={`relative clip flex ${styles.stage}`}
      data-state={state}
      data-turned={turned && !trouble}
    >
      {!walking && (
        <div className="cover">
          <Picture photo={poster} sizes={TALL_ON_PHONES} priority className="cover" />
          <Scrim variant="top" />
        </div>
      )}
      {/* The arrow keys turn the picture, so it takes the focus and the keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={container}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={walking ? 0 : -1}
        role="application"
        aria-label={here ? `${here.name}. ${here.alt}` : words.start}
        aria-describedby="tour-help"
        className={`inset-focus absolute ${styles.canvas}`}
        onKeyDown={onKeyDown}
      />
      <div className={`row apart relative full-width ${styles.foot}`}>
        <div className={`stack gap-3 ${styles.say}`}>
          <p aria-live="polite" className="display text-head">
            {state === "loading" ? words.loading : walking && here ? here.name : ""}
          </p>
          <p id="tour-help" aria-live="polite" className={styles.help}>
            {trouble || words.help}
          </p>
          {(state === "idle" || state === "loading") && rooms.length > 0 && (
            <Button
              size="lg"
              icon="view"
              className="scripted"
              disabled={state === "loading"}
              onClick={() => void start()}
            >
              {words.start}
            </Button>
          )}
          {walking && (
            <TourControls
              stage={stage}
              words={words}
              following={following}
              onFollow={setFollowing}
              section={section}
            />
          )}
        </div>
        {rooms.length > 0 && (
          <FloorPlan
            label={words.floorPlan}
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

/** The viewer itself would only write its regrets over the picture. */
const canDraw = () => document.createElement("canvas").getContext("webgl2") !== null;
