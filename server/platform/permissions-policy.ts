const DEVICES = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/** A Permissions-Policy: what neither the hub nor a course in it needs, so that a page in a frame cannot ask for it in the hub's name. */
export const NO_DEVICES = DEVICES.map((device) => `${device}=()`).join(', ')
