import type { Reporter, TestModule, SerializedError } from "vitest/node";

/** Prints the last line of a run: `N passed, N failed, N skipped`. */
export class ClosingLine implements Reporter {
  readonly count = { passed: 0, failed: 0, skipped: 0, pending: 0 };

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const { count } = this;
    count.failed += unhandled.length;
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) count[test.result().state]++;
      const failedOutsideTests =
        module.state() === "failed" && !tests.some((test) => test.result().state === "failed");
      if (failedOutsideTests) count.failed++;
    }
  }

  print() {
    const { passed, failed, pending } = this.count;
    const skipped = this.count.skipped + pending;
    console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
  }
}
