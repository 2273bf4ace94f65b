export const reloadPage = () => location.reload();
