/** In place of the list of files, for who is not signed in. */
export const signInToUpload = '登录后才能上传文件';
