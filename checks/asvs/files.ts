import { type Chapter, pass } from './row.ts'

/** Chapter 5: files. */
export const files: Chapter = {
  title: 'V5 File handling',
  rows: [
    pass('5.1.1', 2, 'Types, sizes and treatment of uploads are documented.', [
      'checks/print/limits.ts',
      'docs/limits.md',
    ]),
    pass('5.2.1', 1, 'Uploads have sizes that the server can bear.', [
      'server/src/modules/files/reserve-upload.test.ts > an account uploads up to its limit of bytes a day, also with many uploads at once',
      'server/src/modules/files/reserve-upload.test.ts > uploads are refused while the disk has less than its floor of free space',
    ]),
    pass('5.2.2', 1, 'Name and content of a file must agree.', [
      'server/src/modules/files/resumable.test.ts > a file is offered under the extension of its content, whatever its sender named it',
      'server/src/modules/files/uploads.test.ts > %s is rejected and leaves no file',
    ]),
    pass('5.2.3', 2, 'Packed files have limits before they are unpacked.', [
      'server/src/modules/files/uploads.test.ts > %s is rejected and leaves no file',
    ]),
    pass('5.3.1', 1, 'Uploaded files are never executed.', [
      'server/src/modules/files/serve-files.ts',
      'e2e/stored-scripts.e2e.ts',
    ]),
    pass('5.3.2', 1, 'Paths of files come from us.', [
      'server/src/modules/files/resumable.test.ts > the upload of another account cannot be named behind one’s own',
    ]),
    pass('5.4.1', 2, 'A download has a name that we checked.', [
      'server/src/modules/files/resumable.test.ts > a file is offered under the extension of its content, whatever its sender named it',
    ]),
    pass('5.4.2', 2, 'Names in headers are encoded.', [
      'server/src/modules/files/resumable.test.ts > a video uploads in parts and downloads byte for byte from a URL that expires',
    ]),
    pass(
      '5.4.3',
      2,
      'Files are scanned for viruses.',
      [
        'server/src/modules/files/virus-scan.test.ts > a file in which the scanner finds a virus is refused, another one is stored',
        'server/src/modules/files/virus-scan.test.ts > no file is stored while the scanner gives no verdict',
      ],
      'The scanner is an adapter, off without `CLAMD_URL`.',
    ),
  ],
}
