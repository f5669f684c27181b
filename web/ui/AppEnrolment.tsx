import classes from './AppEnrolment.module.css'

/** What an authenticator app is connected with: its key, and the same as a QR code (SVG). */
export interface Enrolment {
  key: string
  qrCode: string
}

/** Shows the QR code and the key with which an authenticator app is connected. */
export function AppEnrolment({ enrolment: { key, qrCode } }: { enrolment: Enrolment }) {
  return (
    <>
      <p>Scan this code with your authenticator app, such as Google Authenticator or 1Password.</p>
      <img
        className={classes.code}
        alt="QR code for your authenticator app"
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
      />
      <p>Or enter this key in the app:</p>
      <p className={classes.key}>{key.replaceAll(/.{4}/g, '$& ').trim()}</p>
    </>
  )
}
