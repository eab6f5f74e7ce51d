import type { Reporter, TestModule, SerializedError } from "vitest/node";

/** The line that ends every run: `N passed, N failed`, with what was skipped. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const count = { passed: 0, failed: unhandled.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) count[test.result().state]++;
      const failedOutsideTests =
        module.state() === "failed" && !tests.some((test) => test.result().state === "failed");
      if (failedOutsideTests) count.failed++;
    }
    const skipped = count.skipped + count.pending;
    process.on("exit", () => {
      console.log(`${count.passed} passed, ${count.failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
    });
  }
}
