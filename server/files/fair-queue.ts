/** Jobs that wait, kept by owner: owners take turns, so that many jobs of one delay nobody else's. */
export class FairQueue<Job> {
  readonly #waiting = new Map<string, Job[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  countOf(owner: string): number {
    return this.#waiting.get(owner)?.length ?? 0;
  }

  add(owner: string, job: Job): void {
    const jobs = this.#waiting.get(owner);
    if (jobs === undefined) this.#waiting.set(owner, [job]);
    else jobs.push(job);
    this.#size += 1;
  }

  /** The first job of the owner whose turn it is; that owner's next job comes after everybody else's. */
  take(isBusy: (owner: string) => boolean): Job | undefined {
    for (const [owner, jobs] of this.#waiting) {
      if (isBusy(owner)) continue;
      const job = jobs.shift();
      this.#waiting.delete(owner);
      if (jobs.length > 0) this.#waiting.set(owner, jobs);
      this.#size -= 1;
      return job;
    }
    return undefined;
  }

  /** Returns whether the job was still waiting. */
  remove(owner: string, job: Job): boolean {
    const jobs = this.#waiting.get(owner);
    const index = jobs?.indexOf(job) ?? -1;
    if (jobs === undefined || index < 0) return false;
    jobs.splice(index, 1);
    this.#size -= 1;
    if (jobs.length === 0) this.#waiting.delete(owner);
    return true;
  }

  /** Takes out every job. */
  clear(): Job[] {
    const jobs = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return jobs;
  }
}
