// The tab's socket: watches, hears, comes back.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Line, openSocket, type SocketListener } from "./socket.ts";

/** A line whose other end is the test. */
interface TestLine extends Line {
  said: unknown[];
  closed: boolean;
}

function exchange() {
  const lines: TestLine[] = [];
  const connect = () => {
    const line: TestLine = {
      said: [],
      closed: false,
      send: (text) => line.said.push(JSON.parse(text)),
      close: () => {
        line.closed = true;
        line.onclose?.();
      },
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    lines.push(line);
    return line;
  };
  const socket = openSocket(connect, () => 1);
  const line = () => {
    const last = lines.at(-1);
    if (!last) throw new Error("Nobody has called.");
    return last;
  };
  return { socket, lines, line };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("watching", () => {
  test("what was watched before the line was up is said when it is", () => {
    const { socket, line } = exchange();
    socket.watch("one");
    expect(line().said).toEqual([]);
    line().onopen?.();
    expect(line().said).toEqual([{ type: "watch", game: "one" }]);
  });

  test("a game is watched once however many want it, and unwatched by the last", () => {
    const { socket, line } = exchange();
    line().onopen?.();
    const first = socket.watch("one");
    const second = socket.watch("one");
    first();
    first();
    expect(line().said).toEqual([{ type: "watch", game: "one" }]);
    second();
    expect(line().said).toEqual([
      { type: "watch", game: "one" },
      { type: "unwatch", game: "one" },
    ]);
  });
});

describe("hearing", () => {
  test("every listener gets every message until it stops", () => {
    const { socket, line } = exchange();
    const heard: Parameters<SocketListener>[0][] = [];
    const stop = socket.listen((message) => heard.push(message));
    line().onmessage?.({ data: '{"type":"seq","game":"one","seq":4}' });
    stop();
    line().onmessage?.({ data: '{"type":"games"}' });
    expect(heard).toEqual([{ type: "seq", game: "one", seq: 4 }]);
  });

  test.each(["no json", "7", "null", '{"no":"type"}'])("%s is no message", (data) => {
    const { socket, line } = exchange();
    const listener = vi.fn();
    socket.listen(listener);
    line().onmessage?.({ data });
    expect(listener).not.toHaveBeenCalled();
  });
});

describe("coming back", () => {
  test("after a cut it calls again, watches again and says that it is back", () => {
    const { socket, lines, line } = exchange();
    const listener = vi.fn();
    socket.listen(listener);
    socket.watch("one");
    line().onopen?.();
    line().onclose?.();
    vi.advanceTimersByTime(499);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(2);
    line().onopen?.();
    expect(line().said).toEqual([{ type: "watch", game: "one" }]);
    expect(listener).toHaveBeenCalledWith({ type: "back" });
  });

  test("it waits longer each time, and from the start again once it was up", () => {
    const { lines, line } = exchange();
    line().onclose?.();
    vi.advanceTimersByTime(500);
    line().onclose?.();
    vi.advanceTimersByTime(500);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(lines).toHaveLength(3);
    line().onopen?.();
    line().onclose?.();
    vi.advanceTimersByTime(500);
    expect(lines).toHaveLength(4);
  });

  test("woken, it does not wait", () => {
    const { socket, lines, line } = exchange();
    line().onclose?.();
    socket.wake();
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(2);
  });

  test("woken while it is up or on its way, it stays as it is", () => {
    const { socket, lines } = exchange();
    socket.wake();
    expect(lines).toHaveLength(1);
  });

  test("closed, it stays closed", () => {
    const { socket, lines, line } = exchange();
    line().onopen?.();
    socket.close();
    socket.wake();
    vi.advanceTimersByTime(60_000);
    expect(line().closed).toBe(true);
    expect(lines).toHaveLength(1);
  });
});
