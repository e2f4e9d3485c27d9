// The worker that reads documents. The app ships it, as its security policy allows no other.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
