/** Replaces the file list for visitors. */
export const signInToUpload = '登录后才能上传文件';
