import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icons/Icon.tsx';

export interface SliderProps {
  label: string;
  /** From 0 to `limit`, in the caller's units. */
  value: number;
  limit: number;
  step?: number;
  /** Text inside the track while the knob is at the start. */
  hint?: string;
  /** Id of the keyboard hints. */
  describedBy?: string;
  state?: 'idle' | 'dragging' | 'busy' | 'good' | 'bad' | 'off';
  /** `at` is the event's time stamp. */
  onStart: (at: number) => void;
  onMove: (value: number) => void;
  /** On pointer release or Enter. */
  onRelease: (value: number, at: number) => void;
  onAbandon?: () => void;
  /** On a key step; without it, keys count as drags. */
  onStep?: (value: number, at: number) => void;
}

const KNOB = 40;
const TRACKS = { good: 'border-ok', bad: 'border-danger' } as const;
const RUNS = { good: 'bg-ok-soft', bad: 'bg-danger-soft' } as const;
const KNOBS = {
  good: 'border-ok bg-ok text-surface',
  bad: 'border-danger bg-danger text-surface',
  dragging: 'border-sea bg-sea text-on-sea',
  off: 'border-line-field bg-surface text-ink-3',
} as const;

const look = <Map extends object>(map: Map, state: string, otherwise: string): string =>
  (map as Record<string, string>)[state] ?? otherwise;

function stepOf(key: string, shift: boolean): number | null {
  const size = shift ? 10 : 1;
  if (key === 'ArrowRight' || key === 'ArrowUp') return size;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -size;
  if (key === 'PageUp') return 10;
  return key === 'PageDown' ? -10 : null;
}

/** Controlled: the owner stores the position. */
export function Slider({ label, value, limit, step = 1, hint, describedBy, state = 'idle', ...on }: SliderProps) {
  const track = useRef<HTMLDivElement>(null);
  const grip = useRef<number | null>(null);
  const closed = state === 'off' || state === 'busy' || state === 'good' || state === 'bad';
  const clamp = (next: number) => Math.min(limit, Math.max(0, next));
  const share = limit === 0 ? 0 : clamp(value) / limit;
  const at = (event: PointerEvent) => {
    const room = (track.current?.clientWidth ?? KNOB) - KNOB;
    return room <= 0 ? 0 : clamp(((event.clientX - (grip.current ?? 0)) / room) * limit);
  };
  const key = (event: KeyboardEvent) => {
    if (closed) return;
    const by = stepOf(event.key, event.shiftKey);
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? limit : by === null ? null : clamp(value + by * step);
    if (event.key === 'Enter') on.onRelease(value, event.timeStamp);
    else if (event.key === 'Escape' && state === 'dragging') on.onAbandon?.();
    else if (to !== null && on.onStep) on.onStep(to, event.timeStamp);
    else if (to !== null) {
      if (value === 0) on.onStart(event.timeStamp);
      on.onMove(to);
    } else return;
    event.preventDefault();
  };
  return (
    <div
      ref={track}
      className={classes(
        'relative grid h-5 w-full touch-none select-none place-items-center overflow-clip rounded-tag border bg-sunken',
        look(TRACKS, state, 'border-line-field'),
      )}
    >
      <div
        className={classes('absolute inset-y-0 left-0', look(RUNS, state, 'bg-sea-soft'))}
        style={{ width: `calc(${share} * (100% - ${KNOB}px) + ${KNOB / 2}px)` }}
      />
      {hint && value === 0 && <span className="relative max-w-full truncate pl-5 text-14 text-ink-2">{hint}</span>}
      <div
        role="slider"
        tabIndex={closed ? -1 : 0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.round(limit)}
        aria-valuenow={Math.round(value)}
        aria-disabled={closed || undefined}
        aria-describedby={describedBy}
        onKeyDown={key}
        onPointerDown={(event) => {
          if (closed || event.button !== 0 || grip.current !== null) return;
          const room = (track.current?.clientWidth ?? KNOB) - KNOB;
          grip.current = event.clientX - share * room;
          event.currentTarget.setPointerCapture(event.pointerId);
          on.onStart(event.timeStamp);
        }}
        onPointerMove={(event) => grip.current !== null && on.onMove(at(event))}
        onPointerUp={(event) => {
          if (grip.current === null) return;
          const released = at(event);
          grip.current = null;
          on.onRelease(released, event.timeStamp);
        }}
        onPointerCancel={() => {
          grip.current = null;
          on.onAbandon?.();
        }}
        className={classes(
          'absolute -top-px grid size-5 cursor-grab touch-none place-items-center rounded-tag border outline-offset-[-3px]',
          look(KNOBS, state, 'border-line-field bg-surface text-ink'),
        )}
        style={{ left: `calc(${share} * (100% - ${KNOB}px))` }}
      >
        {state === 'busy' ? (
          <span className="busy-mark" />
        ) : (
          <Icon name={state === 'good' ? 'check' : state === 'bad' ? 'close' : 'arrow'} />
        )}
      </div>
    </div>
  );
}
