/** The version of package.json and the build id, put in by the build; `dev` outside one. */
declare const __APP_VERSION__: string;
declare const __APP_BUILD__: string;
