/** A queue by owner. Owners take turns, so that one with many jobs does not delay others. */
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

  /** Takes the first job of the next owner, who then moves to the end. */
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

  /** True when the job was still queued. */
  remove(owner: string, job: Job): boolean {
    const jobs = this.#waiting.get(owner);
    const index = jobs?.indexOf(job) ?? -1;
    if (jobs === undefined || index < 0) return false;
    jobs.splice(index, 1);
    this.#size -= 1;
    if (jobs.length === 0) this.#waiting.delete(owner);
    return true;
  }

  /** Removes and returns all jobs. */
  clear(): Job[] {
    const jobs = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return jobs;
  }
}
