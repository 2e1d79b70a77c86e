// @ts-check
import { createServer, connect } from 'node:net';

/**
 * @param {string | undefined} value the PORT variable
 * @returns {number}
 */
export function readPort(value) {
  if (value === undefined || value === '') return 3000;
  const port = /^\d+$/.test(value) ? Number(value) : NaN;
  if (!(port >= 1 && port <= 65535)) {
    throw new Error(`PORT must be a whole number from 1 to 65535, not ${JSON.stringify(value)}.`);
  }
  return port;
}

/** @param {number} port */
export function takenMessage(port) {
  return `Port ${port} is already in use: stop the other program, or choose a port with PORT=${port === 65535 ? 3000 : port + 1} npm start.`;
}

/**
 * Somebody who listens on one loopback address only does not always hinder a second listener,
 * so ask both ways.
 * @param {number} port
 */
export async function isTaken(port) {
  const answers = await Promise.all([answersOn('127.0.0.1', port), answersOn('::1', port)]);
  return answers.includes(true) || !(await canListen(port));
}

/** A port nobody uses just now. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port was given'));
        else resolve(address.port);
      });
    });
  });
}

/** @param {string} host @param {number} port @returns {Promise<boolean>} */
function answersOn(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const done = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
    socket.once('timeout', () => done(false));
  });
}

/** @param {number} port @returns {Promise<boolean>} */
function canListen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
