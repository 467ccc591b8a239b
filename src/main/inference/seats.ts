/** Who comes to the engine: with which conversation, in which part of a step, how urgently. */
export type Visit = {
  /** The conversation, which finds its seat again; null for one without a name. */
  owner: string | null;
  /** Who goes on with it: another visitor of the conversation finds the seat, but not what the former one knew of it. */
  visitor: object;
  /** What people know it by: others are told that they wait for it. */
  name: string;
  /** The former step of this conversation is over. */
  isNewStep: boolean;
  /** `user` goes before `background`, and takes its place. */
  priority: "user" | "background";
  /** Called where a user waits for the seat that a background visit has. */
  onWanted?: () => void;
  /** Called with the name of who has the seats, where none is free. */
  onWait?: (name: string) => void;
};

/** A place at the engine: a state of its own, so that what was read for one conversation needn't give way to another. */
export type Seat = {
  index: number;
  /** Nobody else was here since the same visitor left. */
  isKept: boolean;
  leave(isStepOver: boolean): void;
};

/**
 * The seats at an engine. Each call of a conversation takes its seat; between the calls of a step it is kept free for it, for
 * were others let in there, each would have to read its prompt again after the other.
 */
export type Seats = {
  /** An aborted waiter leaves at once. */
  enter(visit: Visit, signal: AbortSignal): Promise<Seat>;
  /**
   * All seats at once, when no step is under way: for who changes the model, or measures it. Those who come later wait;
   * `onWanted` is called where one of them is a user.
   */
  enterAll(signal: AbortSignal, onWanted?: () => void): Promise<() => void>;
  /**
   * All seats at once, when nobody else wants any: for work that nobody waits for. `onWanted` is called where anybody comes, who is
   * let in as soon as this one leaves.
   */
  enterIdle(signal: AbortSignal, onWanted: () => void): Promise<() => void>;
  /** There are now so many seats, and nobody's state is in any of them. Only for who has all of them. */
  furnish(count: number): void;
};

type Chair = {
  index: number;
  visit: Visit | null;
  isBusy: boolean;
  pause: ReturnType<typeof setTimeout> | null;
  /** Grows with each use. */
  usedAt: number;
};

/** Without a visit it waits for all seats; `isIdle`: and lets everybody else go first. */
type Waiter = { visit: Visit | null; isIdle: boolean; start(seat: Seat | null): void };

/** `pauseMs`: how long a conversation may think between two calls of a step before others get its seat. */
export function createSeats(pauseMs = 250): Seats {
  let chairs: Chair[] = [emptyChair(0)];
  let waiters: Waiter[] = [];
  let isClosed = false;
  /** Whoever has all seats leaves them to anybody. */
  let isGivingWay = false;
  let onClosedWanted = (): void => {};
  let uses = 0;

  function ownChair(visit: Visit): Chair | undefined {
    return chairs.find((chair) => chair.visit && isSame(chair.visit, visit));
  }

  /** The conversation's own seat, else one with what was read ahead for whoever comes, else the one that was not used longest. */
  function freeChair(visit: Visit): Chair | null {
    const own = ownChair(visit);
    if (own) return own.isBusy || (own.pause !== null && own.visit?.visitor !== visit.visitor) ? null : own;
    const free = chairs.filter(({ isBusy, pause }) => !isBusy && pause === null);
    return free.find(isReadAhead) ?? free.toSorted((one, other) => one.usedAt - other.usedAt)[0] ?? null;
  }

  function pump(): void {
    if (isClosed) return;
    for (const waiter of waiters.toSorted((one, other) => urgency(one) - urgency(other))) {
      if (waiter.visit !== null) {
        serve(waiter, waiter.visit);
        continue;
      }
      // who waits for all seats waits for the steps that are under way, and for no others
      if (chairs.some(({ isBusy, pause }) => isBusy || pause !== null))
        return waiter.isIdle ? undefined : finishSteps();
      isClosed = true;
      isGivingWay = waiter.isIdle;
      return start(waiter, null);
    }
  }

  function finishSteps(): void {
    for (const waiter of waiters) {
      const { visit } = waiter;
      if (visit && !visit.isNewStep && ownChair(visit)) serve(waiter, visit);
    }
  }

  function serve(waiter: Waiter, visit: Visit): void {
    const chair = freeChair(visit);
    if (chair) start(waiter, sit(chair, visit));
  }

  function start(waiter: Waiter, seat: Seat | null): void {
    waiters = waiters.filter((each) => each !== waiter);
    waiter.start(seat);
  }

  function sit(chair: Chair, visit: Visit): Seat {
    const isKept = chair.visit?.visitor === visit.visitor;
    endPause(chair);
    uses += 1;
    Object.assign(chair, { visit, isBusy: true, usedAt: uses });
    return {
      index: chair.index,
      isKept,
      leave: once((isStepOver: boolean) => {
        chair.isBusy = false;
        if (!isStepOver) {
          chair.pause = setTimeout(() => {
            chair.pause = null;
            pump();
          }, pauseMs);
          chair.pause.unref();
        }
        pump();
      }),
    };
  }

  function wait(visit: Visit | null, signal: AbortSignal, isIdle = false): Promise<Seat | null> {
    signal.throwIfAborted();
    const own = visit && ownChair(visit);
    // its former step is over, so others that came before may go first
    if (visit?.isNewStep && own?.visit?.visitor === visit.visitor && !own.isBusy) endPause(own);
    return new Promise((resolve, reject) => {
      const onAbort = (): void => {
        waiters = waiters.filter((each) => each !== waiter);
        reject(signal.reason);
        pump();
      };
      const waiter: Waiter = {
        visit,
        isIdle,
        start(seat) {
          signal.removeEventListener("abort", onAbort);
          resolve(seat);
        },
      };
      signal.addEventListener("abort", onAbort, { once: true });
      waiters.push(waiter);
      pump();
      if (!waiters.includes(waiter) || isIdle) return;
      if (isClosed && isGivingWay) return onClosedWanted();
      const inTheWay = own ?? chairs.find(({ isBusy }) => isBusy) ?? chairs[0];
      if (inTheWay?.visit) visit?.onWait?.(inTheWay.visit.name);
      if (visit?.priority === "background") return;
      if (isClosed) return onClosedWanted();
      const ahead = (own ? [own] : chairs).filter((chair) => chair.isBusy && chair.visit?.priority === "background");
      // one seat is enough for a visit
      for (const chair of visit ? ahead.slice(0, 1) : ahead) chair.visit?.onWanted?.();
    });
  }

  async function closed(signal: AbortSignal, isIdle: boolean, onWanted: () => void): Promise<() => void> {
    await wait(null, signal, isIdle);
    onClosedWanted = onWanted;
    return once(() => {
      isClosed = false;
      isGivingWay = false;
      onClosedWanted = () => {};
      pump();
    });
  }

  return {
    async enter(visit, signal) {
      const seat = await wait(visit, signal);
      if (!seat) throw new Error("A visit was let in without a seat.");
      return seat;
    },
    enterAll: (signal, onWanted = () => {}) => closed(signal, false, onWanted),
    enterIdle: (signal, onWanted) => closed(signal, true, onWanted),
    furnish(count) {
      chairs = Array.from({ length: count }, (_, index) => emptyChair(index));
    },
  };
}

function isSame(one: Visit, other: Visit): boolean {
  return one.visitor === other.visitor || (one.owner !== null && one.owner === other.owner);
}

function isReadAhead({ visit }: Chair): boolean {
  return visit !== null && visit.owner === null && visit.priority === "background";
}

function endPause(chair: Chair): void {
  if (chair.pause) clearTimeout(chair.pause);
  chair.pause = null;
}

function urgency({ visit, isIdle }: Waiter): number {
  if (isIdle) return 2;
  return visit?.priority === "background" ? 1 : 0;
}

function emptyChair(index: number): Chair {
  return { index, visit: null, isBusy: false, pause: null, usedAt: 0 };
}

function once<Args extends unknown[]>(work: (...args: Args) => void): (...args: Args) => void {
  let isDone = false;
  return (...args) => {
    if (isDone) return;
    isDone = true;
    work(...args);
  };
}
