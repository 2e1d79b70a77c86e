/** The build that is running: compiled in, so it cannot be newer than the code around it. */
export const BUILD_ID = process.env.NEXT_PUBLIC_BUILD_ID ?? 'dev';
