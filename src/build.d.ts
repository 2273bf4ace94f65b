/** The version of package.json and the build id, put in by the build; `dev` outside one. */
declare const __APP_VERSION__: string;
declare const __APP_BUILD__: string;

interface ImportMeta {
  readonly env: {
    /** Address of another server than the one the page came from. */
    readonly VITE_API_BASE?: string;
    /** How a puzzle is asked for: GET, or POST for captcha servers that take nothing else. */
    readonly VITE_CAPTCHA_METHOD?: 'GET' | 'POST';
    readonly SSR: boolean;
  };
}
