/** Loads a script that lies beside the page the way a page opened from disk can. */
export const loadClassic = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(address));
    });
    document.head.append(script);
  });
