import { TestRunner } from 'vitest';

/** One failure is enough to notice a mutant: no test runs after it, and no file is loaded. */
export default class FirstFailure extends TestRunner {
  #isOver = false;

  /** @override @param {Parameters<TestRunner['onAfterRunTask']>[0]} test */
  onAfterRunTask(test) {
    super.onAfterRunTask(test);
    if (test.result?.state === 'fail') this.#end();
  }

  /** @override @param {string} path @param {Parameters<TestRunner['importFile']>[1]} source */
  async importFile(path, source) {
    if (this.#isOver) return;
    try {
      return await super.importFile(path, source);
    } catch (error) {
      this.#end();
      throw error;
    }
  }

  #end() {
    this.#isOver = true;
    this.cancel('test-failure');
  }
}
