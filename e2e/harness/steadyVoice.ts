/**
 * Runs in the page before its own code: its microphone is a continuous tone. The browser's fake microphone beeps once
 * a second, so waiting for sound would include waiting for the next beep.
 */
export function steadyVoice(): void {
  navigator.mediaDevices.getUserMedia = async () => {
    const context = new AudioContext();
    const out = context.createMediaStreamDestination();
    const tone = new OscillatorNode(context, { frequency: 220 });
    tone.connect(out);
    tone.start();
    return out.stream;
  };
}
